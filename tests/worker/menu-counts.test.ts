import { describe, expect, it } from "vitest";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite({ logsStatements: true });
const totalOf = async (list: string) =>
  (await (await site.admin.get(`/api/admin/${list}`)).json<{ total: number }>()).total;

describe("the numbers of the menu (B2.1)", () => {
  it("are those of the lists, read in one round trip", async () => {
    site.server.sentStatements();
    const counts = await (await site.admin.get("/api/admin/dashboard/counts")).json<Record<string, number>>();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    const work = await (await site.admin.get("/api/admin/dashboard/work")).json<Record<string, { total: number }>>();
    expect(counts).toEqual({
      work: Object.values(work).reduce((sum, { total }) => sum + total, 0),
      promotions: await totalOf("promotions"),
      casinos: await totalOf("casinos"),
      posts: await totalOf("blog"),
      comments: await totalOf("comments?status=pending"),
      verifications: await totalOf("verification"),
      faults: await totalOf("dashboard/faults"),
    });
    expect(counts["promotions"]).toBeGreaterThan(0);
  });
});
