import { eq, getTableColumns, isNotNull } from "drizzle-orm";
import { expect } from "vitest";
import { promotion_comments, promotions } from "../../db/schema";
import type { Restoration } from "../../worker/trash/restoring.server";
import type { Page } from "./resource-client";
import type { AdminSite } from "./site";

/** Requests to the trash API, and the rows behind them. */
export function trashClient(site: AdminSite) {
  const commentsOf = (id: string) =>
    site.server.db
      .select()
      .from(promotion_comments)
      .where(eq(promotion_comments.promotion_id, id))
      .orderBy(promotion_comments.id);
  return {
    commentsOf,
    promotionsOf: (casino_id: string) =>
      site.server.db.select().from(promotions).where(eq(promotions.casino_id, casino_id)).orderBy(promotions.id),
    restore: (id: string) => site.admin.send("PUT", `/api/admin/trash/${id}/restoration`),
    restoreAll: async (ids: string[]) => {
      const answer = await site.admin.send("POST", "/api/admin/trash/restoration", { action: "restore", ids });
      expect(answer.status).toBe(200);
      return answer.json<Restoration & { ids: string[] }>();
    },
    remove: async (path: string, id: string) =>
      expect((await site.admin.send("DELETE", `/api/admin/${path}/${id}`)).status).toBe(204),
    listTrash: async (query = "") =>
      site.admin.call<Page<{ id: string; kind: string; name: string }>>("GET", `trash${query}`),
    /** A promotion of a casino that has comments. */
    promotionWithComments: async () => {
      const [promotion] = await site.server.db
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
