import { seedIfEmpty } from "../../db/seed";
import { applyMigrations } from "./migrate";
import { libsql, openState } from "./state";

/** Before `npm run dev`: brings the tables up to date and fills an empty database of this machine. */
await applyMigrations(false);
if (!libsql) {
  const state = await openState();
  await seedIfEmpty(state.db, state.env.MEDIA, new Date());
  await state.close();
}
