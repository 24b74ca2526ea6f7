/** Writes src/lib/protocol.ts from the server's schema; with --check, fails when the stored file differs. */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMA = "src/lib/protocol.schema.json";
const TYPES = "src/lib/protocol.ts";
const HEAD = "/** The server's messages. Made from protocol.schema.json by `npm run types`; do not edit. */\n";

/** A reference stands alone (a default beside it would make a second type of it); a plain object may hold anything. */
function bare(key, value) {
  if (value?.$ref) return { $ref: value.$ref };
  return value?.type === "object" && !value.properties ? { additionalProperties: true, ...value } : value;
}

const schema = JSON.parse(readFileSync(SCHEMA, "utf8"), bare);
const wide = { ...schema, type: "object", additionalProperties: false, properties: {}, required: [] };
for (const name of Object.keys(schema.$defs)) wide.properties[name] = { $ref: `#/$defs/${name}` };
const types = await compile(wide, "Protocol", { bannerComment: HEAD, additionalProperties: false, ignoreMinAndMaxItems: true, style: { printWidth: 120 } });

if (!process.argv.includes("--check")) writeFileSync(TYPES, types);
else if (readFileSync(TYPES, "utf8") !== types) {
  console.error(`${TYPES} is not what ${SCHEMA} asks for: run npm run types`);
  process.exit(1);
}
