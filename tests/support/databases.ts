import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { type Db, openDb, openOverlaid } from "../../db/client";
import type { Overlay } from "../../db/overlay";
import { IS_LONG } from "./deadlines";
import { startSqld } from "./sqld";
import { startTestServer } from "./test-server";

export interface Opened {
  db: Db;
  overlaid: (overlay: Overlay) => Db;
  bucket: R2Bucket;
  close: () => Promise<void>;
}

async function onD1(): Promise<Opened> {
  const server = await startTestServer({ empty: true });
  const overlaid = (overlay: Overlay) => openOverlaid({ DB: server.env.DB }, overlay);
  return { db: server.db, overlaid, bucket: server.env.MEDIA, close: () => server.close() };
}

async function onLibsql(): Promise<Opened> {
  const [sqld, server] = [await startSqld(), await startTestServer({ empty: true })];
  const client = createClient({ url: sqld.url });
  await migrate(drizzle(client), { migrationsFolder: "migrations" });
  client.close();
  const env = { DB: server.env.DB, LIBSQL_URL: sqld.url };
  return {
    db: openDb(env),
    overlaid: (overlay) => openOverlaid(env, overlay),
    bucket: server.env.MEDIA,
    close: async () => void (await Promise.all([server.close(), sqld.stop()])),
  };
}

/** Databases with all tables and no content, by name. */
export const DATABASES: ["D1" | "libSQL", () => Promise<Opened>][] = [
  ["D1", onD1],
  ...(IS_LONG ? [["libSQL", onLibsql] as ["libSQL", typeof onLibsql]] : []),
];

/** The same database, but runs `happening` just before its first batch. */
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
