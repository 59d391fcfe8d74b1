import { eq, getTableColumns, isNotNull } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect } from "vitest";
import { promotion_comments, promotions } from "../../db/schema";
import type { Office } from "./office";
import type { Page, Table } from "./resource";

/** The trash as an editor handles it, and the rows that go through it. */
export function trashOf(office: Office) {
  const commentsOf = (id: string) =>
    office.world.db
      .select()
      .from(promotion_comments)
      .where(eq(promotion_comments.promotion_id, id))
      .orderBy(promotion_comments.id);
  return {
    commentsOf,
    one: async <T extends Table>(table: T, id: string): Promise<T["$inferSelect"] | undefined> =>
      (
        await office.world.db
          .select()
          .from(table as SQLiteTable)
          .where(eq(table.id, id))
      )[0],
    restore: (id: string) => office.client.send("PUT", `/api/admin/trash/${id}/restoration`),
    remove: async (path: string, id: string) =>
      expect((await office.client.send("DELETE", `/api/admin/${path}/${id}`)).status).toBe(204),
    listed: async (query = "") =>
      (await office.client.get(`/api/admin/trash${query}`)).json<Page<{ id: string; kind: string; name: string }>>(),
    /** A promotion of a casino that has comments. */
    commented: async () => {
      const [promotion] = await office.world.db
        .select(getTableColumns(promotions))
        .from(promotions)
        .innerJoin(promotion_comments, eq(promotion_comments.promotion_id, promotions.id))
        .where(isNotNull(promotions.casino_id))
        .limit(1);
      if (!promotion) throw new Error("no promotion with comments");
      return promotion;
    },
  };
}
