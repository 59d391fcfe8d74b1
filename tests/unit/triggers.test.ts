import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeTriggers } from "../../worker/edge/triggers";
import { memoryDatabase } from "../support/memory-database";

it("the triggers of the migrations are those that the code generates", async () => {
  const { db } = await memoryDatabase(1);
  const rows = await db.values<[string]>(
    sql`select sql from sqlite_master where type = 'trigger' and name like '%_content'`,
  );
  expect(rows.map(([text]) => text).sort()).toEqual(changeTriggers().sort());
});
