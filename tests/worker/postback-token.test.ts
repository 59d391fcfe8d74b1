import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, postback_tokens } from "../../db/schema";
import { setupPostbackSite } from "../support/postback-site";
import { expectRefused, request, SITE_URL } from "../support/test-server";

const site = setupPostbackSite();
const { path, report, makeToken } = site;

describe("the token of a casino", () => {
  it("is shown once, in an address to paste, and stored as a hash", async () => {
    const { made, url, token: again } = await makeToken();
    expect(made.status).toBe(201);
    expect(url).toBe(
      `${SITE_URL}/api/postback/${site.casino.slug}?token=${again}&tik={TIKLAMA_KIMLIGI}&durum={DURUM}&tutar={TUTAR}&para={PARA_BIRIMI}&islem={ISLEM_NO}`,
    );
    const [row] = await site.server.db.select().from(postback_tokens);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    const shown = await (await site.admin.get(`/api/admin/casinos/${site.casino.id}/postback`)).json();
    expect(shown).toEqual({ created_at: row?.created_at });
    const entries = await site.server.db.select().from(activities).where(eq(activities.action, "postback"));
    expect(entries[0]).toMatchObject({ kind: "casino", record_id: site.casino.id, name: site.casino.name });
  });

  it("ends the former one", async () => {
    const former = site.token;
    site.token = (await makeToken()).token;
    expect(
      (await request(site.server, `/api/postback/${site.casino.slug}?token=${former}&durum=kayit&tik=1`)).status,
    ).toBe(401);
    expect((await report({ durum: "kayit" })).status).toBe(200);
  });

  it("does not exist before it is made, and not for an unknown casino", async () => {
    const none = await (await site.admin.get(`/api/admin/casinos/${site.other.id}/postback`)).json();
    expect(none).toEqual({ created_at: null });
    await expectRefused(await site.admin.send("POST", `/api/admin/casinos/${crypto.randomUUID()}/postback`), 404);
    await expectRefused(await request(site.server, path({ durum: "kayit", tik: "1" }, site.other.slug)), 401);
  });

  it("with wrong tokens is slowed down by casino and address, and a right one always passes", async () => {
    const wrong = () => report({ durum: "kayit", token: "yanlis" });
    for (let turn = 0; turn < 20; turn++) expect((await wrong()).status).toBe(401);
    const refused = await wrong();
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(600);
    await expectRefused(refused, 429);
    expect((await report({ durum: "kayit" })).status).toBe(200);
  });
});
