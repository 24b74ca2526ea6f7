// A bot in JavaScript, for Node: it reads views and writes moves as docs/bot-protocol.md says.
//
//     tokonoma arena koinobori --bot taker="node examples/bots/taker.mjs" --bots taker,random --games 20
//
// It knows no rule. Among the moves offered it likes those best that end nothing early and keep its turn going.

import { createInterface } from "node:readline";

let view = null;

function choose() {
  const idle = new Set(["pass", "skip", "stop", "done", "end", "confirm"]);
  const liked = view.legal.filter((offer) => !idle.has(offer.move));
  const going = liked.filter((offer) => !offer.ends_turn);
  return (going[0] ?? liked[0] ?? view.legal[0]).move;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  if (word === "tokonoma") console.log("ready taker");
  else if (word === "view") view = JSON.parse(line.slice("view ".length));
  else if (word === "go") {
    console.log("info " + JSON.stringify({ values: Array(view.seats).fill(1 / view.seats) }));
    console.log("move " + choose());
  } else if (word === "quit") break;
}
