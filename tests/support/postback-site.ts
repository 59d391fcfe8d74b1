import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { casinos, conversions, postback_tokens, rate_limits, tracked_clicks } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { setupAdminSite } from "./site";
import { request } from "./test-server";
import { promotionLink } from "./links";

/** A tracked click of `casino`. */
export const TIK = crypto.randomUUID();

export const refusalIn = (answer: Response) =>
  answer.json<{ error: { message: string }; fields: Record<string, string> }>();
export const told = async (answer: Response) => (await answer.json<{ message: string }>()).message;

/** A site without conversions before each test, with a `token` of `casino`. */
export function setupPostbackSite() {
  const site = Object.assign(setupAdminSite(), {
    ...{ casino: {} as typeof casinos.$inferSelect, other: {} as typeof casinos.$inferSelect, token: "" },
    path: (fields: Record<string, string> = {}, slug = site.casino.slug) =>
      `/api/postback/${slug}?${new URLSearchParams({ token: site.token, ...fields })}`,
    report: (fields: Record<string, string> = {}) => request(site.server, site.path({ tik: TIK, ...fields })),
    sent: (type: string, body: string, query = "") =>
      request(site.server, `/api/postback/${site.casino.slug}${query}`, {
        method: "POST",
        headers: { "Content-Type": type },
        body,
      }),
    stored: () => site.server.db.select().from(conversions).orderBy(conversions.key),
    makeToken: async () => {
      const made = await site.admin.send("POST", `/api/admin/casinos/${site.casino.id}/postback`);
      const { url } = await made.json<{ url: string }>();
      return { made, url, token: new URL(url.replaceAll(/[{}]/g, "")).searchParams.get("token") ?? "" };
    },
  });
  beforeEach(async () => {
    const { db } = site.server;
    const [casino, other] = await db.select().from(casinos).where(eq(casinos.standing, "verified")).limit(2);
    if (!casino || !other) throw new Error("no demo casinos");
    for (const table of [conversions, tracked_clicks, postback_tokens, rate_limits]) await db.delete(table);
    const click = { id: TIK, day: dayAfter(new Date(), -3), ...promotionLink("p1", casino.id) };
    await db.insert(tracked_clicks).values(click);
    Object.assign(site, { casino, other });
    site.token = (await site.makeToken()).token;
  });
  return site;
}
