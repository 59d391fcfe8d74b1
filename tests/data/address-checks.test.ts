import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { address_checks, blog_posts, casinos, promotions, record_references } from "../../db/schema";
import { listFaults } from "../../worker/dashboard/faults.server";
import { checkDueAddresses, forgetAddresses, recheckAddresses } from "../../worker/references/address-checks.server";
import { rewriteReferences } from "../../worker/references/writing.server";
import { dayInIstanbul } from "../../worker/text/calendar";
import { DATABASES } from "../support/databases";

const SITE = "https://bonusrehberi.com";
const WITNESS = "https://www.cloudflare.com/cdn-cgi/trace";
const NOON = Date.parse("2026-11-23T09:00:00.000Z");
const DAY = 24;
/** Hours after the first check. */
const at = (hours: number) => new Date(NOON + hours * 3_600_000);

/** The answer of each address; 0 stands for one that no server gives. Others are well. */
let answers: Record<string, number>;
let asked: string[];
const fetch = async (address: string) => {
  asked.push(address);
  const status = answers[address] ?? 200;
  if (status === 0) throw new TypeError("fetch failed");
  return Promise.resolve(new Response(null, { status }));
};

describe.each(DATABASES)("checks of addresses on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());
  beforeEach(async () => {
    answers = {};
    asked = [];
    for (const table of [promotions, casinos, blog_posts, address_checks, record_references]) await db.delete(table);
  });

  const addPromotion = async (name: string, values: Partial<typeof promotions.$inferInsert> = {}) => {
    const id = crypto.randomUUID();
    const words = {
      title: name,
      slug: name,
      short_description: "x",
      search_text: name,
      image_url: "https://a.com/a.png",
    };
    await db.insert(promotions).values({ id, ...words, url: `https://${name}.com/`, ...values });
    return id;
  };
  /** Runs as the cron does; returns the addresses it asked, each once. */
  const run = async (hours: number) => {
    asked = [];
    await rewriteReferences(db, SITE);
    await checkDueAddresses(db, { site: SITE, now: at(hours), fetch });
    return [...new Set(asked)].sort();
  };
  const faults = async () => {
    const { rows } = await listFaults(db, dayInIstanbul(at(0)), 1);
    return rows.map(({ name, faults }) => ({ name, faults }));
  };
  const checks = async () =>
    Object.fromEntries((await db.select().from(address_checks)).map(({ address, ...row }) => [address, row]));

  it("call an address broken after two failures in a row, and not before", async () => {
    await addPromotion("olu");
    await addPromotion("diri");
    answers["https://olu.com/"] = 404;
    expect(await run(0)).toEqual(["https://diri.com/", "https://olu.com/"]);
    expect(await faults()).toEqual([]);
    expect(await run(DAY - 1)).toEqual([]);
    expect(await run(DAY)).toEqual(["https://olu.com/"]);
    const fault = { type: "destination", target: "https://olu.com/", reason: "404", checked_at: at(DAY).toISOString() };
    expect(await faults()).toEqual([{ name: "olu", faults: [fault] }]);
    answers["https://olu.com/"] = 200;
    expect(await run(2 * DAY)).toEqual(["https://olu.com/"]);
    expect(await faults()).toEqual([]);
    expect((await checks())["https://olu.com/"]).toMatchObject({ failures: 0, reason: null });
  });

  it("count failures in a row alone", async () => {
    await addPromotion("sallanan");
    for (const [day, status] of [500, 200, 500, 200].entries()) {
      answers["https://sallanan.com/"] = status;
      await run(day * 8 * DAY);
      expect(await faults()).toEqual([]);
    }
  });

  it("check working addresses again after a week", async () => {
    await addPromotion("diri");
    await run(0);
    expect(await run(7 * DAY - 1)).toEqual([]);
    expect(await run(7 * DAY)).toEqual(["https://diri.com/"]);
  });

  it("check five addresses in a run, new ones first", async () => {
    for (let n = 0; n < 7; n++) await addPromotion(`site-${n}`);
    const address = (n: number) => `https://site-${n}.com/`;
    expect(await run(0)).toEqual([0, 1, 2, 3, 4].map(address));
    await addPromotion("yepyeni");
    expect(await run(7 * DAY)).toEqual([...[0, 1, 5, 6].map(address), "https://yepyeni.com/"]);
  });

  it("send at most fifteen requests in a run, and go on in the next", async () => {
    for (let n = 0; n < 5; n++) await addPromotion(`uzun-${n}`);
    const long = async (address: string) => {
      asked.push(address);
      const step = Number(new URL(address).searchParams.get("n") ?? 0);
      const headers = { Location: `/?n=${step + 1}` };
      return Promise.resolve(step < 4 ? new Response(null, { status: 302, headers }) : new Response(null));
    };
    await rewriteReferences(db, SITE);
    const next = async (hours: number) => {
      asked = [];
      await checkDueAddresses(db, { site: SITE, now: at(hours), fetch: long });
      return [asked.length, Object.keys(await checks()).length];
    };
    expect([await next(0), await next(1), await next(2), await next(3)]).toEqual([
      [10, 2],
      [10, 4],
      [5, 5],
      [0, 5],
    ]);
  });

  it("count no failure while not even the control address can be reached", async () => {
    const names = ["bir", "iki"];
    for (const name of names) await addPromotion(name);
    const addresses = names.map((name) => `https://${name}.com/`);
    for (const address of [...addresses, WITNESS]) answers[address] = 0;
    for (let n = 0; n < 3; n++) expect(await run(n)).toEqual([...addresses, WITNESS].sort());
    expect(await checks()).toEqual({});
    answers = { [addresses[0] ?? ""]: 0 };
    expect(await run(3)).toEqual(addresses);
    expect(await run(3 + DAY)).toEqual([addresses[0], WITNESS]);
    expect((await faults()).map(({ name }) => name)).toEqual(["bir"]);
  });

  it("leave out what visitors do not see, what cannot be asked, and pages of the site", async () => {
    await addPromotion("pasif", { is_active: false });
    await addPromotion("bitmis", { expiry_date: "2026-11-22" });
    await addPromotion("ornek", { url: "https://www.cark.example/" });
    await addPromotion("ic", { url: "http://127.0.0.1/" });
    await addPromotion("kendi", { url: `${SITE}/blog` });
    const link = (name: string) => `<a href="https://${name}.com/#x">x</a>`;
    const post = { excerpt: "", category: "x", author: "x", search_text: "", image_url: "https://a.com/a.png" };
    for (const name of ["taslak", "yayinda"]) {
      const own = { id: crypto.randomUUID(), title: name, slug: name, content: link(`${name}-linki`) };
      await db.insert(blog_posts).values({ ...post, ...own, is_published: name === "yayinda" });
    }
    expect(await run(0)).toEqual(["https://yayinda-linki.com/"]);
  });

  it("name the address of the record first, and an address that its text repeats once", async () => {
    const links = ["bir", "iki", "olu"].map((name) => `<a href="https://${name}.com/">x</a>`).join("");
    await addPromotion("olu", { description: links });
    for (const name of ["bir", "iki", "olu"]) answers[`https://${name}.com/`] = 410;
    await run(0);
    await run(DAY);
    const [record] = await faults();
    expect(record?.faults.map(({ type, target }) => [type, target])).toEqual([
      ["destination", "https://olu.com/"],
      ["outside", "https://bir.com/"],
      ["outside", "https://iki.com/"],
    ]);
  });

  it("are kept by address: a changed address clears the fault at once", async () => {
    const id = await addPromotion("olu");
    answers["https://olu.com/"] = 404;
    await run(0);
    await run(DAY);
    expect(await faults()).toHaveLength(1);
    await db.update(promotions).set({ url: "https://yeni.com/" }).where(eq(promotions.id, id));
    await rewriteReferences(db, SITE);
    expect(await faults()).toEqual([]);
    expect(await run(DAY + 1)).toEqual(["https://yeni.com/"]);
  });

  it("are forgotten with the last record that has the address", async () => {
    const id = await addPromotion("giden");
    await addPromotion("kalan");
    await run(0);
    await db.delete(record_references).where(eq(record_references.record_id, id));
    await forgetAddresses(db);
    expect(Object.keys(await checks())).toEqual(["https://kalan.com/"]);
  });

  it("can be asked for again while the address is broken, and then no more", async () => {
    await addPromotion("olu");
    await addPromotion("diri");
    answers["https://olu.com/"] = 500;
    await run(0);
    await run(DAY);
    const recheck = async (hours: number) => {
      asked = [];
      const addresses = ["https://olu.com/", "https://diri.com/", "https://bilinmeyen.com/"];
      return recheckAddresses(db, addresses, { site: SITE, now: at(hours), fetch });
    };
    expect(await recheck(25)).toEqual([{ address: "https://olu.com/", reason: "500" }]);
    expect((await checks())["https://olu.com/"]).toMatchObject({ checked_at: at(25).toISOString(), failures: 3 });
    answers = { "https://olu.com/": 0, [WITNESS]: 0 };
    expect(await recheck(26)).toBeUndefined();
    expect((await checks())["https://olu.com/"]).toMatchObject({ reason: "500", failures: 3 });
    answers = {};
    expect(await recheck(27)).toEqual([{ address: "https://olu.com/", reason: null }]);
    expect(await faults()).toEqual([]);
    expect(await recheck(28)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("do not replace what came of a later one that ended earlier", async () => {
    await addPromotion("olu");
    await rewriteReferences(db, SITE);
    let isFirst = true;
    const slow = async () => {
      if (isFirst) {
        isFirst = false;
        await checkDueAddresses(db, { site: SITE, now: at(1), fetch });
      }
      return new Response(null, { status: 404 });
    };
    await checkDueAddresses(db, { site: SITE, now: at(0), fetch: slow });
    expect((await checks())["https://olu.com/"]).toMatchObject({ failures: 0, checked_at: at(1).toISOString() });
  });
});
