import { eq } from "drizzle-orm";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { blog_posts, promotions } from "../../db/schema";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupSite();
const FEEDS = [
  ["/blog/feed.xml", "/blog", "Blog - Bonus Rehberi"],
  ["/bonuslar/feed.xml", "/bonuslar", "Bonuslar - Bonus Rehberi"],
] as const;

type Fields = Record<string, string>;

/** The elements of a feed and of its entries; links by their relation. */
function parsed(xml: string): { feed: Fields; entries: Fields[] } {
  const [feed, entries, open]: [Fields, Fields[], string[]] = [{}, [], []];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (name === "entry") entries.push({});
        const fields = entries.at(-1) ?? feed;
        if (name === "link") fields[attributes["rel"] ?? ""] = attributes["href"] ?? "";
        if (name === "category") fields["category"] = attributes["term"] ?? "";
      },
      ontext(text) {
        const [name = "", fields] = [open.at(-1), entries.at(-1) ?? feed];
        if (!["feed", "entry"].includes(name)) fields[name] = (fields[name] ?? "") + text;
      },
      onclosetag: (name) => expect(open.pop()).toBe(name),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { feed, entries };
}

const read = async (path: string) => parsed(await site.html(path));
const isInstant = (text = "") => new Date(text).toISOString() === text;

describe.each(FEEDS)("the feed %s", (path, list, title) => {
  it("holds the 20 newest entries with what Atom requires", async () => {
    const response = await site.server.get(path);
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
    const { feed, entries } = parsed(xml);
    expect(feed).toMatchObject({ title, id: SITE_URL + path, self: SITE_URL + path, alternate: SITE_URL + list });
    expect(entries).toHaveLength(20);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
    for (const entry of entries) {
      expect(entry["id"]).toMatch(/^urn:uuid:[\da-f-]{36}$/);
      for (const field of ["title", "name", "summary"]) expect(entry[field], field).toBeTruthy();
      expect([isInstant(entry["published"]), isInstant(entry["updated"])]).toEqual([true, true]);
      expect(entry["updated"] && entry["updated"] >= (entry["published"] ?? "")).toBe(true);
    }
    const published = entries.map((entry) => entry["published"]);
    expect(published).toEqual([...published].sort().reverse());
    expect(feed["updated"]).toBe(
      entries
        .map((entry) => entry["updated"])
        .sort()
        .at(-1),
    );
    const address = entries[0]?.["alternate"] ?? "";
    expect(address.startsWith(`${SITE_URL}${list}/`)).toBe(true);
    expect((await site.server.get(address.slice(SITE_URL.length))).status).toBe(200);
  });

  it("is linked from home, its list and the pages under it, and from no other", async () => {
    const { entries } = await read(path);
    const under = entries[0]?.["alternate"]?.slice(SITE_URL.length) ?? "";
    const link = new RegExp(`<link rel="alternate" type="application/atom\\+xml" title="[^"]+" href="${path}"/>`);
    for (const linking of ["/", list, under]) expect(await site.html(linking), linking).toMatch(link);
    for (const other of ["/guvenilir-siteler", "/sitemap"]) expect(await site.html(other), other).not.toContain(path);
  });

  it("is kept by the edge until something changes, and is only read", async () => {
    const { headers } = await site.server.get(path);
    expect(headers.get("Cache-Tag")?.split(",")).toContain("content");
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toContain("max-age");
    expect((await site.server.post(path, {})).status).toBe(405);
  });
});

describe("entries", () => {
  it.each(["/blog/feed.xml", "/bonuslar/feed.xml", "/degisenler/feed.xml"])(
    "of %s never share a time, however many records have the same, and come in one order (P10.4)",
    async (path) => {
      const { db } = site.server;
      const time = new Date(Date.now() - 3_600_000).toISOString();
      await db.update(promotions).set({ created_at: time, updated_at: time, activated_at: time });
      await db.update(blog_posts).set({ published_at: time, updated_at: time });
      const { entries } = await read(path);
      expect(entries.length).toBeGreaterThan(10);
      for (const field of ["published", "updated"]) {
        const times = entries.map((entry) => entry[field] ?? "");
        expect(times.every(isInstant)).toBe(true);
        expect(new Set(times).size, field).toBe(entries.length);
        expect(times.toSorted().reverse(), field).toEqual(times);
      }
      expect(entries[0]?.["updated"]).toBe(time);
      await db.update(promotions).set({ view_count: 1 });
      expect((await read(path)).entries).toEqual(entries);
    },
  );

  it("are escaped, without characters that XML forbids", async () => {
    const hostile = `<b>"Kâr" & 'zarar'</b> ]]>\u0001\uffff\ud800 🎰`;
    const seen = `<b>"Kâr" & 'zarar'</b> ]]>`;
    await site.server.db
      .update(promotions)
      .set({ title: hostile, short_description: hostile, created_at: "2036-01-01T00:00:00.000Z" })
      .where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const xml = await site.html("/bonuslar/feed.xml");
    expect(xml).not.toContain("<b>");
    for (const forbidden of ["\u0001", "\uffff"]) expect(xml).not.toContain(forbidden);
    const [entry] = parsed(xml).entries;
    expect(entry?.["title"]?.startsWith(seen)).toBe(true);
    expect(entry?.["title"]).toMatch(/🎰 - Işıltı Casino$/u);
    expect(entry?.["summary"]?.startsWith(seen)).toBe(true);
  });

  it("are no drafts and no promotions that ended", async () => {
    const { db } = site.server;
    await db.update(promotions).set({ expiry_date: "2020-01-01" });
    await db.update(blog_posts).set({ is_published: false });
    for (const [path] of FEEDS) {
      const { feed, entries } = await read(path);
      expect(entries).toEqual([]);
      expect(isInstant(feed["updated"])).toBe(true);
    }
  });
});
