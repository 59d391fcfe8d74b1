import { describe, expect, it } from "vitest";
import { redirects } from "../../../db/schema";
import { postInput, redirectInput } from "../../support/inputs";
import { redirectClient, type Row } from "../../support/redirect-client";
import { resourceClient } from "../../support/resource-client";
import { setupAdminSite } from "../../support/site";
import { expectRefused } from "../../support/test-server";
import { changeClient, changeOf } from "../../support/undo-client";

const site = setupAdminSite();
const { add, edit, list, rowOf, send } = resourceClient(site, "/api/admin/redirects", redirects, redirectInput);
const { add: addRecord, edit: editRecord, resolve } = redirectClient(site);
const { undo } = changeClient(site);

async function published(title: string, slug: string): Promise<Row> {
  const post = await addRecord("blog", { ...postInput(), title, slug });
  await site.admin.send("PUT", `/api/admin/blog/${post.id}/publication`);
  return (await site.admin.get(`/api/admin/blog/${post.id}`)).json<Row>();
}

describe("chains of redirects (B30.4)", () => {
  it("become one hop for new rules and for those before them, which an undo gives back", async () => {
    const last = await add({ source: "/ilk/c", target: "/ilk/d" });
    const first = await add({ source: "/ilk/a", target: "/ilk/b" });
    const middle = await add({ source: "/ilk/b", target: "/ilk/c" });
    expect(middle.target).toBe("/ilk/d");
    expect(await rowOf(first.id)).toMatchObject({ target: "/ilk/d" });
    const answer = await edit(last.id, last.updated_at, { source: "/ilk/d", target: "/ilk/e" });
    expect(answer.status).toBe(200);
    for (const { id } of [first, middle]) expect(await rowOf(id)).toMatchObject({ target: "/ilk/e" });
    expect((await undo(changeOf(answer), "edit")).status).toBe(200);
    for (const { id } of [first, middle]) expect(await rowOf(id)).toMatchObject({ target: "/ilk/d" });
    expect(await rowOf(last.id)).toMatchObject({ source: "/ilk/c", target: "/ilk/d" });
  });

  it("are refused where they lead in a circle", async () => {
    await add({ source: "/halka/b", target: "/halka/c" });
    const { fields } = await expectRefused(
      await send("POST", "", { ...redirectInput(), source: "/halka/c", target: "/Halka/B/" }),
      422,
    );
    expect(fields).toEqual({ target: "Kurallar döngü oluşturuyor: /halka/c → /halka/b → /halka/c" });
  });
});

describe("a redirect and the records of the site", () => {
  it("follows its target to later addresses, also from a former one", async () => {
    const post = await published("Hedef Yazı", "hedef-yazi");
    await add({ source: "/hedefe", target: "/blog/hedef-yazi?a=1#ust" });
    const moved = await editRecord("blog", post, { ...postInput(), title: "Hedef Yazı", slug: "hedef-iki" });
    await add({ source: "/eskiden", target: "/blog/hedef-yazi" });
    expect(await resolve("/hedefe")).toEqual([301, "/blog/hedef-iki?a=1#ust"]);
    expect(await resolve("/eskiden/")).toEqual([301, "/blog/hedef-iki"]);
    expect(moved.slug).toBe("hedef-iki");
  });

  it("says which page answers in its place, and that its target has no page", async () => {
    await published("Örten Yazı", "orten-yazi");
    await add({ source: "/Blog/orten-yazi/", target: "/yok-boyle-sayfa" });
    await add({ source: "/ortulmeyen", target: "/blog/orten-yazi" });
    await add({ source: "/bonuslar/", target: "https://baska.example/" });
    const stateOf = async (q: string) => {
      const [row] = (await list(`?q=${q}`)).rows as unknown as Record<string, unknown>[];
      return [row?.["covered_by"], row?.["is_target_missing"], row?.["present"]];
    };
    expect(await stateOf("blog/orten-yazi/")).toEqual(["/blog/orten-yazi", true, null]);
    expect(await stateOf("ortulmeyen")).toEqual([null, false, "/blog/orten-yazi"]);
    expect(await stateOf("baska.example")).toEqual(["/bonuslar", false, null]);
  });
});
