import type { Undone } from "../../worker/activity/undone";
import { promotion_comments } from "../../db/schema";
import type { AdminClient } from "./admin-client";
import { promotionInput } from "./inputs";
import type { AdminSite, Table } from "./site";

/** The id of the change that a request made. */
export const changeOf = (answer: { headers: Headers }) => answer.headers.get("X-Change") ?? "";

/** Requests that take changes back. */
export function undoClient(admin: () => AdminClient) {
  const undo = (change: string, action: string, more: object = {}) =>
    admin().send("PUT", `/api/admin/changes/${change}`, { action, ...more });
  return { undo, undone: async (...asked: Parameters<typeof undo>) => (await undo(...asked)).json<Undone>() };
}

/**
 * Writes to the panel's API and takes changes back; `change` returns the id of the change, `basisOf` the version that an
 * edit names.
 */
export function changeClient(site: AdminSite) {
  const send = (method: string, path: string, body?: object) => site.admin.send(method, `/api/admin/${path}`, body);
  const add = async (path: string, input: object) => (await send("POST", path, input)).json<{ id: string }>();
  return {
    ...undoClient(() => site.admin),
    rowOf: site.rowOf,
    send,
    add,
    change: async (...asked: Parameters<typeof send>) => changeOf(await send(...asked)),
    basisOf: async (table: Table, id: string) => ({
      updated_at: (await site.rowOf(table, id))?.["updated_at"] as string,
    }),
    /** A comment of a new promotion. */
    addComment: async () => {
      const { id: promotion_id } = await add("promotions", { ...promotionInput(), title: "Konuşulan" });
      const [id, updated_at] = [crypto.randomUUID(), new Date().toISOString()];
      const written = { user_name: "Ali", comment: "Güzel", rating: 4, sender: "a".repeat(32) };
      const comment = { id, promotion_id, search_text: "", created_at: updated_at, updated_at, ...written };
      await site.server.db.insert(promotion_comments).values({ ...comment, status: "published" });
      return comment;
    },
  };
}
