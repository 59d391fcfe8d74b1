import { expect } from "vitest";
import type { AdminSite } from "./site";
import { request } from "./test-server";

export interface Row {
  id: string;
  slug: string;
  updated_at: string;
}

/** Changes addresses of records, and resolves addresses. */
export function redirectClient(site: AdminSite) {
  return {
    /** The status of an address and the target of a redirect: `[200]` or `[301, "/blog/yeni"]`. */
    resolve: async (path: string): Promise<(number | string | null)[]> => {
      const { status, headers } = await request(site.server, path);
      return status >= 300 && status < 400 ? [status, headers.get("Location")] : [status];
    },
    add: async (path: string, body: object) => site.admin.call<Row>("POST", path, body),
    edit: async (path: string, { id, updated_at }: Row, body: object): Promise<Row> => {
      const answer = await site.admin.send("PUT", `/api/admin/${path}/${id}`, { ...body, updated_at });
      expect(answer.status).toBe(200);
      return answer.json<Row>();
    },
  };
}
