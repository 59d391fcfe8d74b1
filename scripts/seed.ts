import { seed } from "./demo-world/seed";
import { command } from "./command";
import { Failure } from "./failure";
import { openMigrated } from "./migrate";
import { libsql } from "./state";

/** `npm run db:seed`: adds missing demo content to the local D1. */
await command(async () => {
  if (libsql) throw new Failure("Demo content is for the local D1 only; unset LIBSQL_URL to add it.");
  const state = await openMigrated();
  await seed(state.db, state.env.MEDIA, new Date());
  await state.close();
  console.log("Demo content is in place.");
});
