import { describe, expect, it } from "vitest";
import { redirects } from "../../../db/schema";
import { redirectInput } from "../../support/inputs";
import { resourceClient } from "../../support/resource-client";
import { setupAdminSite } from "../../support/site";
import { expectRefused, SITE_URL } from "../../support/test-server";
import { trashClient } from "../../support/trash-client";

const site = setupAdminSite();
const { restore } = trashClient(site);
const { add, edit, expectInvalid, list, rowOf, send } = resourceClient(
  site,
  "/api/admin/redirects",
  redirects,
  redirectInput,
);

describe("redirects", () => {
  it("are added, changed, switched, deleted and restored", async () => {
    const rule = await add({ source: "/Eski-Yazı/", target: `${SITE_URL}/blog?a=1`, note: " Menüden " });
    expect(rule).toMatchObject({ source_key: "/eski-yazı", target: "/blog?a=1", status: "301", note: "Menüden" });
    const changed = await (await edit(rule.id, rule.updated_at, { source: "/baska", status: "410" })).json();
    expect(changed).toMatchObject({ source: "/baska", source_key: "/baska", target: "", status: "410" });
    expect((await send("DELETE", `/${rule.id}/activation`)).status).toBe(204);
    expect(await rowOf(rule.id)).toMatchObject({ is_active: false });
    expect((await send("DELETE", `/${rule.id}`)).status).toBe(204);
    expect(await rowOf(rule.id)).toBeUndefined();
    expect((await restore(rule.id)).status).toBe(200);
    expect(await rowOf(rule.id)).toMatchObject({ source: "/baska", source_key: "/baska" });
  });

  it("are found by parts of both addresses, in any spelling", async () => {
    const { id } = await add({ source: "/kampanya/Çılgın-Yaz", target: "/bonuslar", note: "Afişteki QR" });
    for (const q of ["%C3%87ılgın", "çılgın-yaz", "afişteki"])
      expect((await list(`?q=${encodeURIComponent(q)}`)).rows, q).toContainEqual(expect.objectContaining({ id }));
  });

  it.each([
    ["source", "", "Eski adresi yazın"],
    ["source", "eski-yazi", "Adres / ile başlamalıdır, örneğin /eski-yazi"],
    ["source", "//baska.example/x", "Adres / ile başlamalıdır, örneğin /eski-yazi"],
    ["source", "https://baska.example/x", "Adres / ile başlamalıdır, örneğin /eski-yazi"],
    ["source", "/", "Ana sayfa yönlendirilemez"],
    ["source", "/*", "/* tüm siteyi kapsar; bir klasör yazın, örneğin /eski/*"],
    ["source", "/a/*/b", "* yalnızca adresin sonunda, / işaretinden sonra olabilir, örneğin /eski/*"],
    ["source", "/a\u0007b", "Adreste görünmeyen karakterler var"],
    ["source", "/a%0ab", "Adreste görünmeyen karakterler var"],
    ["source", "/Admin/x", "/admin adresleri yönlendirmede kullanılamaz"],
    ["source", "/x/../%61pi/y", "/api adresleri yönlendirmede kullanılamaz"],
    ["source", `/${"a".repeat(1_000)}`, "Adres en çok 1.000 karakter olabilir"],
    ["target", "", "Yeni adresi yazın"],
    ["target", "/media/a.png", "/media adresleri yönlendirmede kullanılamaz"],
    ["target", "http://baska.example/x", "Başka bir sitenin adresi https:// ile başlamalıdır"],
    [
      "target",
      "/\\baska.example",
      "Bu sitenin / ile başlayan bir adresini ya da https:// ile başlayan bir adres yazın",
    ],
    [
      "target",
      "javascript:alert(1)",
      "Bu sitenin / ile başlayan bir adresini ya da https:// ile başlayan bir adres yazın",
    ],
    ["status", "307", "Türü listeden seçin"],
  ])("refuse a %s such as %o", (field, value, sentence) => expectInvalid(field, value, sentence));

  it("refuse a rule to itself", async () => {
    const { fields } = await expectRefused(
      await send("POST", "", { source: "/kendi", target: `${SITE_URL}/Kendi/` }),
      422,
    );
    expect(fields).toEqual({ target: "Kural kendi adresine gidiyor" });
  });

  it("have one rule for an address, however it is written", async () => {
    await add({ source: "/çevrim-şartı" });
    for (const source of ["/%C3%87evrim-%c5%9fart%C4%B1/", "/c\u0327evrim-s\u0327artı"])
      await expectInvalid("source", source, "Bu adresin kuralı var");
  });
});
