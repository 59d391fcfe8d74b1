import { changeTriggers } from "../worker/edge/triggers";

/** `npm run -s db:triggers`: prints the SQL of a migration that makes the triggers of `worker/edge/changes.ts` anew. */
const names = (statement: string) => statement.split(" ")[2] ?? "";
const statements = changeTriggers().flatMap((statement) => [
  `DROP TRIGGER IF EXISTS ${names(statement)};`,
  `${statement};`,
]);
console.log(statements.join("\n--> statement-breakpoint\n"));
