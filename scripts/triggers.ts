import { changeTriggers } from "../worker/edge/triggers";
import { searchTriggers } from "../worker/promotions/search-index";

/** `npm run -s db:triggers`: prints a migration that recreates the triggers of `worker/edge/changes.ts` and of the search. */
const nameOf = (createTrigger: string) => createTrigger.split(" ")[2] ?? "";
const statements = [...changeTriggers(), ...searchTriggers()].flatMap((createTrigger) => [
  `DROP TRIGGER IF EXISTS ${nameOf(createTrigger)};`,
  `${createTrigger};`,
]);
console.log(statements.join("\n--> statement-breakpoint\n"));
