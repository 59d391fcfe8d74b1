import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos, former_addresses, pages, promotions, record_references } from "../../db/schema";
import { isBrokenLink } from "../../worker/references/broken-links.server";
import { writeReferences } from "../../worker/references/writing.server";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupSite();
const ID = "6e2e7d28-83aa-4b21-9c1e-0d0f4a5b6c7d";
const LINKING = "1c0b64f5-5e2b-4d0c-8f6a-2b7c9d3e4f50";
const GUESSES = [
  ...["/casino/Bahisnova", "/bonuslar/Bahisnova/zumrut-carki", "/bonuslar/bahisnova/Zumrut-Carki"],
  ...["/blog/Yazi-Bir", "/blog/Eski", "/git/Bahisnova"],
];
const ADDRESSES = [
  ...["/", "/bonuslar?q=x", "/blog/", "/BLOG", "/Bonuslar//", "//blog", "/blog/feed.xml", "/bonuslar/FEED.xml"],
  ...["/sitemap.xml", "/yok.xml", "/blog/yok.xml", "/robots.txt", "/yok"],
  ...["/blog/yazi-bir", "/Blog//yazi-bir/#a", "/blog/../blog/yazi-bir", "/blog/yazi%2Dbir"],
  ...[`/blog/${ID}`, `/blog/${ID.toUpperCase()}`, "/blog/yazi-bir/x", "/blog/eski", "/blog/%E0%A4%A"],
  ...["/casino/bahisnova", "/Casino/bahisnova", "/casino/yok", `/casino/${ID}`, `/casino/${ID.toUpperCase()}`],
  ...["/bonuslar/bahisnova/zumrut-carki", "/BONUSLAR/bahisnova/zumrut-carki", "/bonuslar/bahisnova/yok"],
  ...[`/bonuslar/yok/${ID.toUpperCase()}`, `/promotion/${ID.toUpperCase()}`, `/promotion?x=1&id=${ID.toUpperCase()}`],
  ...["/promotion/yok", "/promotion", "/sayfa-1", "/Sayfa-1", "/sayfa-1/x", `/${ID.toUpperCase()}`, "/administrator"],
  ...["/git/bahisnova?y=kart", "/GIT/bahisnova/", "/git/yok", "/git/bahisnova/zumrut-carki", "/git/bahisnova/yok"],
  ...["/git/diger/zumrut-carki", "/git/eski-bahis/zumrut-carki", "/git"],
  ...["/og.png", "/OG.png", "/api/yok", "/media", "/blog.data"],
];

/** Whether the site leads to a page that is not the home page in place of an unknown one. */
async function isAnswered(address: string): Promise<boolean> {
  let path = address;
  for (let hops = 0; hops < 5; hops++) {
    const { status, headers } = await site.server.getFile(path);
    const to = headers.get("Location");
    if (!to) return status === 200;
    if (to.startsWith("https:")) return true;
    path = to;
    if (path === "/") return false;
  }
  throw new Error(`${address} redirects forever`);
}

beforeAll(async () => {
  const { db } = site.server;
  const [casino] = await db.select().from(casinos).limit(1);
  const [promotion] = await db.select().from(promotions).limit(1);
  const [post] = await db.select().from(blog_posts).limit(1);
  const [page] = await db.select().from(pages).limit(1);
  if (!casino || !promotion || !post || !page) throw new Error("no demo content");
  await db.insert(casinos).values({ ...casino, id: ID, slug: "bahisnova", name: "Bahisnova" });
  const values = { id: ID, casino_id: ID, slug: "zumrut-carki", title: "Zümrüt Çarkı" };
  await db.insert(promotions).values({ ...promotion, ...values, is_active: true, expiry_date: null });
  await db.insert(pages).values({ ...page, id: ID, slug: "sayfa-1", content: "<p>Sayfa</p>" });
  await db.insert(blog_posts).values([
    { ...post, id: ID, slug: "yazi-bir", is_published: true },
    { ...post, id: LINKING, slug: "linkler", is_published: true },
  ]);
  await db.insert(former_addresses).values([
    { path: "/blog/eski", record_id: LINKING },
    { path: "/bonuslar/eski-bahis/zumrut-carki", record_id: ID },
  ]);
});

/** The addresses of which a link counts as a fault. */
async function faultsAmong(addresses: string[]): Promise<string[]> {
  const { db } = site.server;
  const post = await site.rowOf(blog_posts, LINKING);
  if (!post) throw new Error("no post");
  const writes = addresses.flatMap((address, n) => {
    const content = `<p><a href="${address.startsWith("//") ? SITE_URL + address : address}">x</a></p>`;
    return writeReferences(db, "post", { ...post, id: `${n}`, content }, SITE_URL);
  });
  await db.delete(record_references);
  const [first, ...rest] = writes;
  if (first) await db.batch([first, ...rest]);
  const found = await db.select({ id: record_references.record_id }).from(record_references).where(isBrokenLink);
  return found.map(({ id }) => addresses[Number(id)] ?? "");
}

describe("a link in the list of faults", () => {
  it("is listed exactly when the site has no page at its address", async () => {
    const isFound = await Promise.all(ADDRESSES.map(isAnswered));
    expect((await faultsAmong(ADDRESSES)).sort()).toEqual(ADDRESSES.filter((_, n) => !isFound[n]).sort());
  });

  it("is listed if it redirects only because its address resembles a record's", async () => {
    expect(await Promise.all(GUESSES.map(isAnswered))).toEqual(GUESSES.map(() => true));
    expect((await faultsAmong(GUESSES)).sort()).toEqual(GUESSES.toSorted());
  });
});
