import { describe, expect, it } from "vitest";
import { redirects } from "../../../db/schema";
import { redirectInput } from "../../support/inputs";
import { resourceClient } from "../../support/resource-client";
import { setupAdminSite } from "../../support/site";
import { expectRefused } from "../../support/test-server";
import { changeClient, changeOf } from "../../support/undo-client";

const TAKEN = "Bu adresin yeni bir kuralı var; önce onu silin.";

const site = setupAdminSite();
const { add, edit, rowOf, send } = resourceClient(site, "/api/admin/redirects", redirects, redirectInput);
const { undo, undone } = changeClient(site);
const restore = (id: string) => site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);

describe("a redirect whose former address has a new rule", () => {
  it("stays in the trash with a sentence, and comes back once the new one is deleted", async () => {
    const old = await add({ source: "/geri/a", target: "/bir" });
    const removal = changeOf(await send("DELETE", `/${old.id}`, undefined));
    const next = await add({ source: "/Geri/A/", target: "/iki" });
    await expectRefused(await restore(old.id), 409, TAKEN);
    await expectRefused(await undo(removal, "delete"), 409, "“/geri/a” olduğu gibi kaldı: sonradan değişmiş");
    expect(await rowOf(next.id)).toMatchObject({ target: "/iki" });
    await send("DELETE", `/${next.id}`, undefined);
    expect((await restore(old.id)).status).toBe(200);
    expect(await rowOf(old.id)).toMatchObject({ source: "/geri/a", target: "/bir" });
  });

  it("stays alone where two with the address are restored: the one deleted last comes back", async () => {
    const first = await add({ source: "/geri/b", target: "/bir" });
    await send("DELETE", `/${first.id}`, undefined);
    const second = await add({ source: "/geri/b", target: "/iki" });
    await send("DELETE", `/${second.id}`, undefined);
    const ids = [first.id, second.id];
    const answer = await site.admin.call<object>("POST", "trash/restoration", { action: "restore", ids });
    expect(answer).toMatchObject({ ids: [second.id], refused: [{ id: first.id, name: "/geri/b", sentence: TAKEN }] });
  });

  it("keeps its present address where an undo would give the former one back", async () => {
    const rule = await add({ source: "/geri/c", target: "/bir" });
    const change = changeOf(await edit(rule.id, rule.updated_at, { source: "/geri/d", target: "/bir" }));
    const next = await add({ source: "/geri/c", target: "/iki" });
    expect((await undo(change, "edit")).status).toBe(409);
    expect(await rowOf(rule.id)).toMatchObject({ source: "/geri/d" });
    await send("DELETE", `/${next.id}`, undefined);
    expect((await undone(change, "edit")).ids).toEqual([rule.id]);
    expect(await rowOf(rule.id)).toMatchObject({ source: "/geri/c" });
  });
});
