/**
 * The socket of one table. Every request gets one answer; requests without one are sent again, with the same id, after a
 * lost connection, and the server does them once. The page resumes from the version it knows.
 */
import { makeSecret } from "./api";
import { Patches } from "./patches";
import type { Answer, FromClient, FromServer, Hello, Patched, Refused } from "./protocol";
import type { AnswerTo } from "./results";

export type Link = "connecting" | "open" | "lost";

type Requests = Exclude<FromClient, Hello>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = WithoutId<Requests>;

interface Waiting {
  frame: Requests;
  done: (answer: Answer) => void;
}

export interface Ears {
  /** The hello of now: what is known changes between connections. */
  hello(): Hello;
  hear(message: Exclude<FromServer, Answer | Patched>): void;
  link(link: Link): void;
  /** The door stays closed: the hello was refused, and asking again would change nothing. */
  refuse(refused: Refused): void;
}

const SHORTEST = 400;
const LONGEST = 8000;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private delay = SHORTEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private greeted = false;
  private patches = new Patches();

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    this.connect();
  }

  /** Ask something of the table; the promise is kept even across a lost connection. */
  request<R extends Request>(request: R): Promise<AnswerTo<R>> {
    const frame = { ...request, id: makeSecret() } as Requests;
    return new Promise((done) => {
      this.waiting.set(frame.id, { frame, done: (answer) => done(answer as AnswerTo<R>) });
      if (this.greeted) this.send(frame);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  private connect(): void {
    const address = new URL(`/ws/${this.table}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.greeted = false;
    this.ears.link("connecting");
    socket.onopen = () => this.send({ ...this.ears.hello(), patches: true, short: true });
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(message: FromServer): void {
    if (message.type === "answer") return this.settle(message);
    const whole = this.patches.whole(message);
    if (whole === "lost" && message.type === "patch") this.send({ type: "look", id: makeSecret(), seat: message.looking, version: 0 });
    if (whole !== null && whole !== "lost") {
      if (whole.type === "welcome") this.welcome();
      this.ears.hear(whole);
    }
    if (message.type === "patch" && message.done !== undefined) this.settle({ type: "answer", id: message.done, status: "accepted", version: message.version, refused: null, wait: null, result: null });
  }

  private welcome(): void {
    this.greeted = true;
    this.delay = SHORTEST;
    this.ears.link("open");
    for (const { frame } of this.waiting.values()) this.send(frame);
  }

  private settle(answer: Answer): void {
    if (!this.greeted && answer.refused && answer.status !== "slow_down") {
      this.close();
      this.ears.refuse(answer.refused);
      return;
    }
    const waiting = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (!waiting) return;
    if (answer.status === "slow_down") {
      setTimeout(() => this.greeted && this.send(waiting.frame), 1000 * (answer.wait ?? 1));
      return;
    }
    this.waiting.delete(waiting.frame.id);
    waiting.done(answer);
  }

  private send(frame: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private lose(): void {
    this.socket = null;
    this.greeted = false;
    if (this.closed) return;
    this.ears.link("lost");
    this.timer = setTimeout(this.retry, this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, LONGEST);
  }

  private retry = (): void => {
    clearTimeout(this.timer);
    if (!this.closed && this.socket === null) this.connect();
  };

  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lose();
    socket.close();
  };
}
