import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "./connection";
import type { FromServer } from "./protocol";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("a request", () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries({ WebSocket: Socket, location: new URL("http://here/"), addEventListener: () => {}, removeEventListener: () => {} })) vi.stubGlobal(name, value);
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is answered by the patch that says it is done, once that was heard", async () => {
    const heard: FromServer["type"][] = [];
    const connection = new Connection("a", { hello: () => ({ type: "hello", secrets: [] }), hear: (message) => heard.push(message.type), link: () => {}, refuse: () => {} });
    const socket = Socket.last;
    socket.onopen();
    expect(socket.sent[0]).toMatchObject({ patches: true, short: true });
    socket.hear({ type: "welcome", version: 1, looking: 0, view: { to_act: 0, legal: [] }, steps: [] });
    const answer = connection.request({ type: "move", version: 1, move: "a" });
    const id = socket.sent.at(-1)!["id"];
    socket.hear({ type: "patch", version: 2, base: 1, looking: 0, patch: {}, steps: [], done: id });
    expect(heard).toEqual(["welcome", "update"]);
    expect(await answer).toEqual({ type: "answer", id, status: "accepted", version: 2, refused: null, wait: null, result: null });
    const lost = connection.request({ type: "move", version: 2, move: "b" });
    socket.hear({ type: "patch", version: 4, base: 3, looking: 0, patch: {}, steps: [], done: socket.sent.at(-1)!["id"] });
    expect((await lost).status).toBe("accepted");
    expect(socket.sent.at(-1)).toMatchObject({ type: "look" });
    connection.close();
  });
});
