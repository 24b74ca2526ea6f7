/** What the answer to each kind of request holds in its `result`; a kind that is not named here has none that the page reads. */
import type { Request } from "./connection";
import type { AnalysisNow, Answer, HintShown, LookedBack, PeopleHere, Preview, Refused, Remark, StudyMoment, ToldMove } from "./protocol";

/** The table after a move of a finished game. */
export type Moment = Omit<StudyMoment, "facts" | "told">;

interface Results {
  analyse: AnalysisNow;
  ask: { answer: unknown };
  coach: { remark: Remark | null };
  hint: HintShown;
  look_back: LookedBack;
  moves: { moves: ToldMove[] };
  new_link: { seat: number; token: string };
  people: PeopleHere;
  preview: { preview: Preview };
  rematch: { table: string | null };
  replay: Moment;
  share: { key: string };
  why: { refused: Refused | null };
}

type ResultOf<Type> = Type extends keyof Results ? Results[Type] : Answer["result"];

/** The answer to a request of one kind. */
export type AnswerTo<R extends Request> = Omit<Answer, "result"> & { result: ResultOf<R["type"]> | null };
