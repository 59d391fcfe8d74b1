import { describe, expect, it } from "vitest";
import { rate_limits } from "../../db/schema";
import { type Attempt, countAttempt, tryPassword } from "../../worker/session/attempts.server";
import { setupSite } from "../support/site";
import { send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";

const site = setupSite();
const TOO_BUSY = "Şu anda çok sayıda şifre denetleniyor. Birkaç saniye sonra tekrar deneyin.";
const VISITS = 30;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

let attempts = 0;
/** Each with another account, and from another address. */
function attempt() {
  const address = `198.51.${100 + Math.floor(++attempts / 250)}.${1 + (attempts % 250)}`;
  const body = { email: `kimse-${attempts}@ornek.example`, password: "yanlis-sifre" };
  return send(site.server, "", "PUT", "/api/session", body, { "CF-Connecting-IP": address });
}

/** The answer, or undefined on a reset connection: a busy machine resets some of so many. */
const answered = (request: Promise<Response>) => request.catch(() => undefined);

/** Opens home, again while a connection is reset, as a browser does. */
async function visit(): Promise<Response> {
  for (;;) {
    const page = await answered(request(site.server, "/"));
    if (page) return page;
  }
}

/**
 * Calls `work` while this many wrong sign-ins are under way; returns their answers. The attack ends with `work`, also if
 * that fails.
 */
async function during(parallel: number, work: (answers: Response[]) => Promise<void>): Promise<Response[]> {
  const answers: Response[] = [];
  let isOver = false;
  const attack = Array.from({ length: parallel }, async () => {
    while (!isOver) {
      const answer = await answered(attempt());
      if (answer) answers.push(answer);
    }
  });
  try {
    await work(answers);
  } finally {
    isOver = true;
    await Promise.all(attack);
  }
  return answers;
}

describe("twenty wrong sign-ins at once", () => {
  it("are answered one by one between pages for visitors", async () => {
    /** How many passwords were refused while a visitor waited for a page. */
    const waitedFor: number[] = [];
    const answers = await during(20, async (refused) => {
      while (waitedFor.length < VISITS || refused.length < 4) {
        const before = refused.length;
        expect((await visit()).status).toBe(200);
        waitedFor.push(refused.length - before);
      }
    });
    expect(median(waitedFor)).toBe(0);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
    const others = answers.filter(({ status }) => status !== 401);
    for (const refused of others) {
      expect(refused.headers.get("Retry-After")).toBe("5");
      await expectRefused(refused, 429, TOO_BUSY);
    }
  });
});

describe("an attempt whose password is not looked at", () => {
  it.each<Attempt>([{ known: "cihaz" }, { email: "ada@ornek.example", address: "203.0.113.9" }])(
    "does not count: %j",
    async (attempt) => {
      const { db } = site.server;
      const now = new Date();
      await db.delete(rate_limits);
      await countAttempt(db, attempt, now);
      const unusable = `scrypt$3$1$1$tuz$${"0".repeat(64)}`;
      await expect(tryPassword(db, attempt, "kirmizi-balon-42", unusable, now)).rejects.toThrow();
      const counters = await db.select().from(rate_limits);
      expect(new Set(counters.map(({ count }) => count))).toEqual(new Set([0]));
    },
  );

  it("makes nobody wait for an account under attack a second time", async () => {
    const { db } = site.server;
    const email = "ada@ornek.example";
    const now = new Date();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    await db.delete(rate_limits);
    for (let n = 1; n <= 20; n++) await countAttempt(db, { email, address: `203.0.113.${n}` }, now);
    const attempt = { email, address: "198.51.100.7" };
    await expect(countAttempt(db, attempt, now)).rejects.toThrow("10 saniye sonra");
    await countAttempt(db, attempt, after(11));
    const unusable = `scrypt$3$1$1$tuz$${"0".repeat(64)}`;
    await expect(tryPassword(db, attempt, "kirmizi-balon-42", unusable, after(11))).rejects.toThrow();
    await expect(countAttempt(db, attempt, after(12))).resolves.toBe(false);
  });
});
