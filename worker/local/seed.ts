import { seed } from "../../db/seed";
import { applyMigrations } from "./migrate";
import { openState } from "./state";

/** `npm run db:seed`: adds what is missing of the demo world to the local database. */
await applyMigrations(false);
const state = await openState();
await seed(state.db, state.env.MEDIA, new Date());
await state.close();
console.log("Örnek içerik hazır.");
