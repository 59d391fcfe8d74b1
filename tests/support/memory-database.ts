import { createClient, type InArgs } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import type { Db } from "../../db/client";
import { promotions } from "../../db/schema";

/** Opens a libSQL database in this process, with all tables and `count` promotions; returns their ids. */
export async function memoryDatabase(count: number): Promise<{ db: Db; promotionIds: string[] }> {
  const client = createClient({ url: ":memory:" });
  const read: Db["read"] = (reads) => client.batch(reads.map(({ sql, params }) => ({ sql, args: params as InArgs })));
  const database = Object.assign(drizzle(client), { read });
  await migrate(database, { migrationsFolder: "migrations" });
  const rows = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    title: `Deneme ${n}`,
    slug: `deneme-${n}`,
    short_description: "",
    url: "https://x.example",
    search_text: "",
  }));
  await database.insert(promotions).values(rows);
  return { db: database as unknown as Db, promotionIds: rows.map(({ id }) => id) };
}
