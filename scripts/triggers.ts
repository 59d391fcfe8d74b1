import { changeTriggers } from "../worker/edge/triggers";
import { searchTriggers } from "../worker/promotions/search-index";

/** `npm run -s db:triggers`: prints a migration that recreates the generated triggers (tags and search index). */
const nameOf = (createTrigger: string) => createTrigger.split(" ")[2] ?? "";
const statements = [...changeTriggers(), ...searchTriggers()].flatMap((createTrigger) => [
  `DROP TRIGGER IF EXISTS ${nameOf(createTrigger)};`,
  `${createTrigger};`,
]);
console.log(statements.join("\n--> statement-breakpoint\n"));
