import { describe, expect, it } from "vitest";
import type { Category, Promotion, SplashAd } from "../../db/schema";
import { categoryInput, promotionInput, splashAdInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();

interface Switched {
  ids: string[];
  change: string;
}

const send = <Answer>(method: "POST" | "PUT" | "GET", path: string, body?: object) =>
  site.admin.call<Answer>(method, path, body);

describe.each<[string, () => object]>([
  ["promotions", () => ({ ...promotionInput(), title: `Açılan ${crypto.randomUUID()}` })],
  ["categories", categoryInput],
  ["splash-ads", splashAdInput],
])("switching several %s off (B3.3)", (path, input) => {
  const add = async () => {
    const rows: (Promotion | Category | SplashAd)[] = [];
    for (let n = 0; n < 3; n++) rows.push(await send("POST", path, input()));
    return rows.map(({ id }) => id);
  };
  const activities = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await send<{ is_active: boolean }>("GET", `${path}/${id}`)).is_active));
  const activation = (method: "PUT" | "DELETE", id: string | undefined) =>
    site.admin.send(method, `/api/admin/${path}/${id}/activation`);

  it("is taken back once, but for those that somebody changed since", async () => {
    const ids = await add();
    await activation("DELETE", ids[2]);
    const { change, ids: switched } = await send<Switched>("POST", `${path}/selection`, { action: "deactivate", ids });
    expect(switched.toSorted()).toEqual(ids.slice(0, 2).toSorted());
    await activation("PUT", ids[0]);
    await activation("DELETE", ids[0]);
    expect((await send<Switched>("PUT", `${path}/selection`, { change })).ids).toEqual([ids[1]]);
    expect(await activities(ids)).toEqual([false, true, false]);
    expect((await send<Switched>("PUT", `${path}/selection`, { change })).ids).toEqual([]);
    await expectRefused(await site.admin.send("PUT", `/api/admin/${path}/selection`, { change: "hepsi" }), 422);
  });
});
