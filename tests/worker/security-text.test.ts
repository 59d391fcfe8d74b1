import { describe, expect, it } from "vitest";
import { system_settings } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { expectRefused, request, SITE_URL } from "../support/test-server";

const FILE = "/.well-known/security.txt";
const PATH = "/api/admin/system";
const DAY_MS = 86_400_000;

describe("security.txt", () => {
  const site = setupAdminSite({ empty: true });
  const read = () => request(site.server, FILE);
  async function save(values: object) {
    const [row] = await site.server.db.select().from(system_settings);
    return site.admin.send("PUT", `${PATH}/${row?.id}`, { ...values, updated_at: row?.updated_at });
  }

  it("is missing until a contact is set", async () => {
    expect((await read()).status).toBe(404);
    expect((await save({ security_policy: "https://site.example/politika" })).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it("names the contact, the policy and when it expires, in the form of RFC 9116", async () => {
    const saved = await save({ security_contact: " MAILTO:guvenlik@site.example ", security_policy: "" });
    expect(await saved.json()).toMatchObject({ security_contact: "guvenlik@site.example", security_policy: null });
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(170 * DAY_MS);
    expect(Date.parse(expires) - Date.now()).toBeLessThan(365 * DAY_MS);
    expect(text).toBe(
      [
        "Contact: mailto:guvenlik@site.example",
        `Expires: ${expires}`,
        "Preferred-Languages: tr, en",
        `Canonical: ${SITE_URL}${FILE}`,
        "",
      ].join("\n"),
    );
    await save({ security_contact: "https://site.example/bildir", security_policy: "https://site.example/politika" });
    const other = await (await read()).text();
    expect(other).toContain("\nPolicy: https://site.example/politika\n");
    expect(other).toMatch(/^Contact: https:\/\/site\.example\/bildir\n/);
    expect((await request(site.server, FILE, { method: "HEAD" })).status).toBe(200);
  });

  it.each([
    ["a plain word", "bize yazın"],
    ["an address without encryption", "http://site.example/bildir"],
    ["a script", "javascript:alert(1)"],
    ["a number", 5],
    ["a second line", "https://site.example/\nContact: mailto:baska@site.example"],
  ])("takes no %s as contact", async (_, security_contact) => {
    const [before] = await site.server.db.select().from(system_settings);
    const { fields } = await expectRefused(await save({ security_contact }), 422);
    expect(fields?.["security_contact"]).toBe("Bir e-posta adresi ya da https:// ile başlayan bir adres yazın");
    expect(await site.server.db.select().from(system_settings)).toEqual([before]);
  });

  it("takes no policy without https", async () => {
    const { fields } = await expectRefused(await save({ security_policy: "http://site.example/" }), 422);
    expect(fields?.["security_policy"]).toBe("Adres https:// ile başlamalıdır");
  });

  it("is not changed on the basis of an older state", async () => {
    const [row] = await site.server.db.select().from(system_settings);
    const stale = { security_contact: "eski@site.example", updated_at: "2020-01-01T00:00:00.000Z" };
    await expectRefused(await site.admin.send("PUT", `${PATH}/${row?.id}`, stale), 409);
  });
});
