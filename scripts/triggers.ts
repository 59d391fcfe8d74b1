import { changeTriggers } from "../worker/edge/triggers";

/** `npm run -s db:triggers`: prints a migration that recreates the generated triggers. */
const nameOf = (createTrigger: string) => createTrigger.split(" ")[2] ?? "";
const statements = changeTriggers().flatMap((createTrigger) => [
  `DROP TRIGGER IF EXISTS ${nameOf(createTrigger)};`,
  `${createTrigger};`,
]);
console.log(statements.join("\n--> statement-breakpoint\n"));
