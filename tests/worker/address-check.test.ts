import { describe, expect, it } from "vitest";
import { unknown_visits } from "../../db/schema";
import type { CheckedAddress } from "../../worker/redirects/checking-rules";
import { casinoInput, pageInput, postInput } from "../support/inputs";
import { redirectClient } from "../support/redirect-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { trashClient } from "../support/trash-client";

const site = setupAdminSite({ logsStatements: true });
const { add, edit } = redirectClient(site);
const { remove } = trashClient(site);

async function check(...paths: string[]): Promise<CheckedAddress[]> {
  const { checked } = await site.admin.call<{ checked: CheckedAddress[] }>("POST", "redirects/check", { paths });
  return checked;
}

describe("the check of addresses", () => {
  it("follows an address to the page that visitors get", async () => {
    const post = await add("blog", { ...postInput(), title: "Denetlenen Yazı", slug: "denetlenen", publish: true });
    await edit("blog", post, { ...postInput(), title: "Denetlenen Yazı", slug: "denetlenen-yeni" });
    const here = { kind: "ok", status: 200, hops: 0 };
    const led = { kind: "redirect", status: 200, target: "/blog/denetlenen-yeni" };
    expect(
      await check("/blog/denetlenen-yeni", "/blog/denetlenen", "/Blog/denetlenen/", "/bonuslar?siralama=yeni"),
    ).toMatchObject([
      { ...here, target: "/blog/denetlenen-yeni" },
      { ...led, hops: 1 },
      { ...led, hops: 2 },
      { ...here, target: "/bonuslar?siralama=yeni" },
    ]);
  });

  it("calls an address missing that only a guess or the home page answers", async () => {
    await add("casinos", { ...casinoInput(), name: "Kumbara Tahmini" });
    const paths = ["/eski-kategori/eski-yazi", "/casino/kumbara", "/blog/boyle-biri-hic-yok", "/wp-content/a.jpg"];
    expect(await check(...paths)).toMatchObject([
      { kind: "missing", status: 302, target: "/", hops: 1 },
      { kind: "missing", status: 302, target: "/casino/kumbara-tahmini", hops: 1 },
      { kind: "missing", status: 404, target: "/blog/boyle-biri-hic-yok", hops: 0 },
      { kind: "missing", status: 404, target: "/wp-content/a.jpg", hops: 0 },
    ]);
    expect(await site.server.db.select().from(unknown_visits)).toEqual([]);
  });

  it("tells addresses that are gone, files, and addresses that no visitor's list has", async () => {
    const { id } = await add("pages", { ...pageInput(), title: "Gidecek Sayfa", slug: "gidecek-sayfa" });
    await remove("pages", id);
    await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await check("/gidecek-sayfa", "/sitemap.xml", "/og.png", "/")).toMatchObject([
      { kind: "gone", status: 410 },
      { kind: "ok", status: 200 },
      { kind: "ok", status: 200 },
      { kind: "ok", status: 200, target: "/" },
    ]);
    const own = { kind: "own", status: 0, target: "" };
    expect(await check("/admin", "/API/health", "/git/x", "/%61dmin/blog")).toMatchObject([own, own, own, own]);
  });

  it("calls a number of WordPress missing until a rule answers it", async () => {
    expect(await check("/?p=77")).toMatchObject([{ kind: "missing", target: "/?p=77" }]);
    await site.admin.call("POST", "redirects", { source: "/?p=77", target: "/blog" });
    expect(await check("/?p=77")).toMatchObject([{ kind: "redirect", status: 200, target: "/blog", hops: 1 }]);
  });

  it("answers odd addresses without failing", async () => {
    const paths = ["/yaz%C4%B1", "/yaz%c4%b1", "/bozuk%E0%A4%A", "/sat\u0001ır"];
    expect((await check(...paths)).map(({ kind }) => kind)).toEqual(paths.map(() => "missing"));
    const [long, other] = await check(`/${"u".repeat(4_000)}`, "//baska.example/a");
    expect(long).toMatchObject({ kind: "missing", status: 404 });
    expect(other).toMatchObject({ address: "//baska.example/a", kind: "missing", target: "/baska.example/a" });
  });

  it("keeps within the statements of D1's free plan", async () => {
    site.server.sentStatements();
    await check("/blog/yok-1", "/casino/yok-2", "/yok-3", "/bonuslar/yok/yok-4");
    expect(site.server.sentStatements().flat().length).toBeLessThanOrEqual(50);
  });

  it("proposes records like a missing address", async () => {
    const row = await add("blog", { ...postInput(), title: "Kayıp Anahtar Rehberi", slug: "kayip-anahtar-rehberi" });
    await site.admin.call("PUT", `blog/${row.id}/publication`);
    const paths = ["/2019/05/kayıp-anahtar-rehberi/", "/qqq-www-zzz"];
    const { nearest } = await site.admin.call<{ nearest: Record<string, object[]> }>(
      "POST",
      "unknown-addresses/nearest",
      { paths },
    );
    const found = { path: "/blog/kayip-anahtar-rehberi", title: "Kayıp Anahtar Rehberi" };
    expect(nearest[paths[0] ?? ""]?.[0]).toEqual(found);
    expect(nearest[paths[1] ?? ""]).toEqual([]);
  });

  it("refuses other sites, none, and too many addresses", async () => {
    const send = (paths: string[]) => site.admin.send("POST", "/api/admin/redirects/check", { paths });
    await expectRefused(await send(["https://baska.example/a"]), 422);
    await expectRefused(await send([]), 422, "Denetlenecek adresleri yazın");
    await expectRefused(await send(["/1", "/2", "/3", "/4", "/5"]), 422, "Bir istekte en çok 4 adres denetlenir");
  });
});
