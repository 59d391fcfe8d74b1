import { seed } from "../../db/seed";
import { applyMigrations } from "./migrate";
import { libsql, openState } from "./state";

/** `npm run db:seed`: adds what is missing of the demo world to this machine's D1, and to no other database. */
if (libsql) {
  console.error("Örnek içerik yalnızca bu makinedeki D1 içindir; LIBSQL_URL tanımlıyken eklenmez.");
  process.exitCode = 1;
} else {
  await applyMigrations(false);
  const state = await openState();
  await seed(state.db, state.env.MEDIA, new Date());
  await state.close();
  console.log("Örnek içerik hazır.");
}
