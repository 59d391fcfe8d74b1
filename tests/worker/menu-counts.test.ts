import { describe, expect, it } from "vitest";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite({ logsStatements: true });
const totalOf = async (list: string) => (await site.admin.call<{ total: number }>("GET", list)).total;

describe("the numbers of the menu (B2.1)", () => {
  it("are those of the lists, read in one round trip", async () => {
    site.server.sentStatements();
    const counts = await site.admin.call<Record<string, number>>("GET", "dashboard/counts");
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    const work = await site.admin.call<Record<string, { total: number }>>("GET", "dashboard/work");
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
