import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { type Db, dbOver } from "../../db/client";
import { libsqlSend } from "../../db/libsql";
import { promotions } from "../../db/schema";

/** Opens a libSQL database in this process, with all tables and `count` promotions; returns their ids. */
export async function memoryDatabase(count: number): Promise<{ db: Db; promotionIds: string[] }> {
  const client = createClient({ url: ":memory:" });
  await migrate(drizzle(client), { migrationsFolder: "migrations" });
  const db = dbOver(libsqlSend(client));
  const rows = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    title: `Deneme ${n}`,
    slug: `deneme-${n}`,
    short_description: "",
    url: "https://x.example",
    search_text: "",
  }));
  await db.insert(promotions).values(rows);
  return { db, promotionIds: rows.map(({ id }) => id) };
}
