import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeTriggers } from "../../worker/edge/triggers";
import { searchTriggers } from "../../worker/promotions/search-index";
import { memoryDatabase } from "../support/memory-database";

it.each([
  ["%_content", changeTriggers()],
  ["%_search", searchTriggers()],
])("the triggers %s of the migrations are those that the code generates", async (like, generated) => {
  const { db } = await memoryDatabase(1);
  const rows = await db.all<{ sql: string }>(
    sql`select sql from sqlite_master where type = 'trigger' and name like ${like}`,
  );
  expect(rows.map((row) => row.sql).sort()).toEqual(generated.sort());
});
