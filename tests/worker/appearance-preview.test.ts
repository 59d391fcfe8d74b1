import { beforeAll, describe, expect, it } from "vitest";
import { createAdminClient, send } from "../support/admin-client";
import { setupAppearanceSite, valuesOf } from "../support/appearance-site";
import { appearanceInput } from "../support/inputs";

const site = setupAppearanceSite();
let whole: Awaited<ReturnType<typeof site.uploadWhole>>;
beforeAll(async () => {
  whole = await site.uploadWhole();
});

describe("the preview of an appearance", () => {
  const preview = (kind: string, values: object, cookie = site.admin.cookie) => {
    const body = new FormData();
    body.set("record", JSON.stringify({ values }));
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    return send(site.server, cookie, "POST", `/admin/preview/appearance-${kind}`, body, headers);
  };

  it("shows home, the bonuses and a bonus with what is not saved yet, and changes nothing", async () => {
    await site.save({ site_name: "Saklanan", accent: null });
    const values = { ...appearanceInput(), ...whole, site_name: "Denenen", accent: "#E5484D" };
    const titles = { home: /<h1>/, list: /Güncel Casino Bonusları/, bonus: /class="decision/ };
    for (const [kind, part] of Object.entries(titles)) {
      const answer = await preview(kind, values);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(part);
      expect(html).toContain(`<img src="${whole.logo_light.address}" alt="Denenen" width="160" height="20"/>`);
      expect(valuesOf(html, "gold-solid")).toEqual(["#e5484d"]);
      expect(html).not.toContain("Saklanan");
    }
    const odd = await (await preview("home", { ...values, accent: "turkuaz", logo_light: { address: 5 } })).text();
    expect(odd).toContain("Denenen");
    expect(valuesOf(odd, "gold-solid")).toEqual(["#ffc53d"]);
    expect(await site.html("/")).toContain("Saklanan");
    expect(await site.html("/promotion/yok")).toContain("Saklanan");
  });

  it("is for administrators", async () => {
    const editor = await createAdminClient(site.server, "onizleyen@bonusrehberi.example", "editor");
    expect((await preview("home", appearanceInput(), editor.cookie)).status).toBe(403);
  });
});
