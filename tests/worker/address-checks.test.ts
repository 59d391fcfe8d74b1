import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { address_checks, casinos, promotions, rate_limits, record_references } from "../../db/schema";
import { rewriteReferences } from "../../worker/references/writing.server";
import { setupAdminSite } from "../support/site";
import { expectRefused, SITE_URL } from "../support/test-server";

interface Fault {
  type: string;
  target: string | null;
  reason?: string;
}
interface Faults {
  checks_addresses: boolean;
  rows: { id: string; kind: string; faults: Fault[] }[];
}
const ADDRESS = "https://www.kapanan-casino.com/uye-ol";
const CHECKED_AT = "2026-11-22T09:00:00.000Z";

const brokenCheck = (address: string) => ({
  ...{ address, checked_at: CHECKED_AT, next_check_at: "2099-01-01T00:00:00.000Z" },
  ...{ failures: 2, reason: "404" },
});

describe("an address that leads nowhere", () => {
  const site = setupAdminSite();
  const faults = () => site.admin.call<Faults>("GET", "dashboard/faults");
  const recheck = (...addresses: string[]) => site.admin.send("POST", "/api/admin/dashboard/checks", { addresses });
  const first = async (table: typeof promotions | typeof casinos) => {
    const [row] = await site.server.db.select({ id: table.id }).from(table).limit(1);
    return row?.id ?? "";
  };
  beforeEach(async () => {
    await site.server.db.delete(rate_limits);
    await site.server.db.delete(address_checks);
    await site.server.db.insert(address_checks).values(brokenCheck(ADDRESS));
  });

  it("is named with every record that has it, before other faults", async () => {
    const { db } = site.server;
    const [promotion, casino] = [await first(promotions), await first(casinos)];
    const values = { url: ADDRESS, is_active: true, expiry_date: null };
    await site.set(promotions, promotion, values);
    await site.set(casinos, casino, { description: `<p><a href="${ADDRESS}#bolum">x</a></p>` });
    await rewriteReferences(db, SITE_URL);
    const { rows, checks_addresses } = await faults();
    const known = { target: ADDRESS, reason: "404", checked_at: CHECKED_AT };
    expect(checks_addresses).toBe(true);
    expect(rows[0]).toMatchObject({ id: promotion, kind: "promotion" });
    expect(rows[0]?.faults[0]).toEqual({ type: "destination", ...known });
    const ofCasino = rows.find(({ id }) => id === casino);
    expect(ofCasino?.faults).toContainEqual({ type: "outside", ...known });
    const work = await site.admin.call<{ faults: Faults }>("GET", "dashboard/work");
    expect(work.faults.rows[0]?.faults[0]).toEqual({ type: "destination", ...known });
    await db.update(address_checks).set({ failures: 1 });
    expect(JSON.stringify(await faults())).not.toContain(ADDRESS);
  });

  it("is none of the demo content's, whose names are reserved for examples", async () => {
    await site.server.harness.getWorker().scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
    const { db } = site.server;
    const toOthers = inArray(record_references.type, ["destination", "outside"]);
    const found = await db.select({ target: record_references.target }).from(record_references).where(toOthers);
    expect(found.filter(({ target }) => target !== ADDRESS)).toEqual([]);
    expect(await db.$count(record_references, eq(record_references.type, "picture"))).toBeGreaterThan(0);
  });

  it("can be asked again ten times a minute", async () => {
    for (let n = 0; n < 10; n++) {
      const answer = await recheck("https://bilinmeyen-site.com/");
      expect([answer.status, await answer.json()]).toEqual([200, { checked: [] }]);
    }
    const { error } = await expectRefused(await recheck(ADDRESS), 429);
    expect(error.message).toMatch(/^Çok sık denetlediniz\. \d+ saniye sonra tekrar deneyin\.$/);
  });

  it("is asked together with at most four others", async () => {
    await expectRefused(await recheck(), 422);
    await expectRefused(await recheck(...Array.from({ length: 6 }, (_, n) => `https://a${n}.com/`)), 422);
  });
});

describe("an address inside a network", () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests++;
    response.end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => void server.close());
  const site = setupAdminSite();

  it("is not asked, even if the table has it", async () => {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/`;
    await site.server.db.insert(address_checks).values(brokenCheck(address));
    const answer = await site.admin.send("POST", "/api/admin/dashboard/checks", { addresses: [address] });
    expect(await answer.json()).toEqual({ checked: [{ address, reason: "bad-redirect" }] });
    expect(requests).toBe(0);
  });
});

describe("where LINK_CHECKS is off", () => {
  const site = setupAdminSite({ vars: { LINK_CHECKS: "off" } });

  it("nothing is asked, and what was known is forgotten", async () => {
    await site.server.db.insert(address_checks).values(brokenCheck(ADDRESS));
    const sentence = "Başka sitelere giden adresler denetlenmiyor.";
    const addresses = [ADDRESS];
    await expectRefused(await site.admin.send("POST", "/api/admin/dashboard/checks", { addresses }), 503, sentence);
    await site.server.harness.getWorker().scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
    expect(await site.server.db.select().from(address_checks)).toEqual([]);
    expect(await (await site.admin.get("/api/admin/dashboard/faults")).json()).toMatchObject({
      checks_addresses: false,
    });
  });
});
