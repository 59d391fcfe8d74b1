import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { type Db, openDb } from "../../db/client";
import { startSqld } from "./sqld";
import { openWorld } from "./world";

interface Opened {
  db: Db;
  bucket: R2Bucket;
  close: () => Promise<void>;
}

async function onD1(): Promise<Opened> {
  const world = await openWorld({ empty: true });
  return { db: world.db, bucket: world.env.MEDIA, close: () => world.close() };
}

async function onLibsql(): Promise<Opened> {
  const [sqld, world] = [await startSqld(), await openWorld({ empty: true })];
  const client = createClient({ url: sqld.url });
  await migrate(drizzle(client), { migrationsFolder: "migrations" });
  client.close();
  const db = openDb({ DB: world.env.DB, LIBSQL_URL: sqld.url });
  return { db, bucket: world.env.MEDIA, close: async () => void (await Promise.all([world.close(), sqld.stop()])) };
}

/** Both databases, each with all tables and no content, by name. */
export const DATABASES = [
  ["D1", onD1],
  ["libSQL", onLibsql],
] as const;

/** The same database, but something else happens just before its first batch. */
export function beforeBatch(db: Db, happening: () => Promise<void>): Db {
  let happened = false;
  const batch = async (...args: Parameters<Db["batch"]>) => {
    if (!happened) await happening();
    happened = true;
    return db.batch(...args);
  };
  return new Proxy(db, {
    get: (target, key) => (key === "batch" ? batch : (Reflect.get(target, key) as unknown)),
  });
}
