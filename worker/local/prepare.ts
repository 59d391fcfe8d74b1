import { seedIfEmpty } from "../../db/seed";
import { openMigrated } from "./migrate";
import { libsql } from "./state";

/** Before `npm run dev`: brings the tables up to date and fills an empty database of this machine. */
const state = await openMigrated();
if (!libsql) await seedIfEmpty(state.db, state.env.MEDIA, new Date());
await state.close();
