import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { activities, rate_limits, recovery_codes, second_factors } from "../../db/schema";
import { createAccount } from "../../worker/accounts/accounts.server";
import { setupAdminSite } from "../support/site";
import { type AdminClient, createAdminClient, PASSWORD, send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";
import { totpCode } from "../support/totp-code";

const OWN = "/api/admin/account/second-factor";
const CODE_WRONG = "Doğrulama kodu yanlış veya kullanılmış. Yeni bir kod yazın.";
const site = setupAdminSite();
beforeEach(async () => {
  await site.server.db.delete(rate_limits);
});

const signIn = (email: string, code?: string, password = PASSWORD, cookie = "") =>
  send(site.server, cookie, "PUT", "/api/session", { email, password, ...(code !== undefined && { code }) });
const stateOf = async (client: AdminClient) => (await client.get(OWN)).json<{ is_on: boolean; codes_left: number }>();

/** An account with the second factor; the code that turned it on is of the step before the present one. */
async function secured(email: string) {
  const client = await createAdminClient(site.server, email, "editor");
  const { secret } = await (await client.get(`${OWN}/proposal`)).json<{ secret: string }>();
  const used = totpCode(secret, -1);
  const answer = await client.send("PUT", OWN, { secret, code: used, present: PASSWORD });
  expect(answer.status).toBe(200);
  const { codes } = await answer.json<{ codes: string[] }>();
  return { client, secret, used, codes };
}

describe("turning the second factor on", () => {
  it("needs the password and a first code, shows ten codes once, and ends other sessions", async () => {
    const client = await createAdminClient(site.server, "acan@bonusrehberi.example", "editor");
    const other = (await signIn(client.email)).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const { secret, address } = await (await client.get(`${OWN}/proposal`)).json<{ secret: string; address: string }>();
    expect(new URL(address).searchParams.get("secret")).toBe(secret);
    const turnOn = (input: object) =>
      client.send("PUT", OWN, { secret, code: totpCode(secret), present: PASSWORD, ...input });
    expect((await expectRefused(await turnOn({ code: "000000" }), 422)).fields).toEqual({ code: CODE_WRONG });
    expect((await expectRefused(await turnOn({ present: "yanlis" }), 422)).fields).toEqual({
      present: "Mevcut şifre yanlış",
    });
    expect((await expectRefused(await turnOn({ secret: "KISA" }), 422)).fields).toEqual({ secret: "Anahtar eksik" });
    expect(await stateOf(client)).toEqual({ is_on: false, codes_left: 0 });
    const { codes } = await (await turnOn({})).json<{ codes: string[] }>();
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(client)).toEqual({ is_on: true, codes_left: 10 });
    const stored = await site.server.db.select().from(recovery_codes).where(eq(recovery_codes.user_id, client.id));
    for (const { hash } of stored) expect(hash).toMatch(/^[\da-f]{64}$/);
    expect((await request(site.server, "/api/admin/session", { headers: { Cookie: other } })).status).toBe(401);
    await expectRefused(await turnOn({ code: totpCode(secret, 1) }), 409, "İki adımlı giriş zaten açık");
    const [entry] = await site.server.db.select().from(activities).where(eq(activities.record_id, client.id));
    expect(entry).toMatchObject({ kind: "account", action: "second_factor_on", by: client.email });
  });
});

describe("signing in with a second factor", () => {
  it("asks for a code after the right password alone", async () => {
    const { client, secret } = await secured("iki-adim@bonusrehberi.example");
    await expectRefused(
      await signIn(client.email, totpCode(secret), "yanlis-sifre"),
      401,
      "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.",
    );
    const asked = await signIn(client.email);
    expect(asked.headers.get("Set-Cookie")).toBeNull();
    const { error } = await expectRefused(asked, 401, "Doğrulama uygulamanızdaki kodu yazın.");
    expect(error.code).toBe("second_factor");
    const wrong = await signIn(client.email, "000000");
    expect((await expectRefused(wrong, 401, CODE_WRONG)).error.code).toBe("second_factor");
    expect(wrong.headers.get("Set-Cookie")).toBeNull();
    const right = await signIn(client.email, totpCode(secret));
    expect(right.status).toBe(204);
    expect(right.headers.get("Set-Cookie")).toMatch(/^session=/);
  });

  it("takes no code twice, nor an older one, not even at the same time", async () => {
    const { client, secret, used } = await secured("tekrar@bonusrehberi.example");
    await expectRefused(await signIn(client.email, used), 401, CODE_WRONG);
    const code = totpCode(secret);
    const answers = await Promise.all([signIn(client.email, code), signIn(client.email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    await expectRefused(await signIn(client.email, code), 401, CODE_WRONG);
    expect((await signIn(client.email, totpCode(secret, 1))).status).toBe(204);
  });

  it("takes each recovery code once, however it is written", async () => {
    const { client, codes } = await secured("kurtaran@bonusrehberi.example");
    const [first = "", second = ""] = codes;
    expect((await signIn(client.email, first)).status).toBe(204);
    await expectRefused(await signIn(client.email, first), 401, CODE_WRONG);
    expect((await signIn(client.email, ` ${second.toLowerCase().replaceAll("-", " ")} `)).status).toBe(204);
    expect((await stateOf(client)).codes_left).toBe(8);
    const { client: other } = await secured("baskasi@bonusrehberi.example");
    await expectRefused(await signIn(other.email, codes[2]), 401, CODE_WRONG);
  });

  it("allows ten wrong codes in an hour to strangers, who slow no known device", async () => {
    const { client, secret } = await secured("deneme@bonusrehberi.example");
    await signIn(client.email, "000000");
    await site.server.db.update(rate_limits).set({ count: 9 }).where(like(rate_limits.key, "second-factor:account:%"));
    const guesses = await Promise.all(["000001", "000002", "000003"].map((code) => signIn(client.email, code)));
    expect(guesses.map(({ status }) => status).sort()).toEqual([401, 429, 429]);
    const late = await signIn(client.email, totpCode(secret));
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(59 * 60);
    await expectRefused(late, 429, "Çok fazla yanlış doğrulama kodu. 60 dakika sonra tekrar deneyin.");
    expect((await signIn(client.email, totpCode(secret), PASSWORD, client.cookie)).status).toBe(204);
  });
});

describe("a second factor", () => {
  it("is turned off with password and code, and gets new recovery codes so", async () => {
    const { client, secret, codes } = await secured("kapatan@bonusrehberi.example");
    const renew = (code: string) => client.send("PUT", `${OWN}/codes`, { present: PASSWORD, code });
    const turnOff = (present: string, code: string) => client.send("POST", `${OWN}/removal`, { present, code });
    expect((await expectRefused(await renew("000000"), 422)).fields).toEqual({ code: CODE_WRONG });
    const renewed = await (await renew(totpCode(secret))).json<{ codes: string[] }>();
    expect(renewed.codes.filter((code) => codes.includes(code))).toEqual([]);
    await expectRefused(await signIn(client.email, codes[0]), 401, CODE_WRONG);
    expect((await expectRefused(await turnOff("yanlis", renewed.codes[0] ?? ""), 422)).fields).toEqual({
      present: "Mevcut şifre yanlış",
    });
    expect((await turnOff(PASSWORD, renewed.codes[0] ?? "")).status).toBe(200);
    expect(await stateOf(client)).toEqual({ is_on: false, codes_left: 0 });
    await expectRefused(await turnOff(PASSWORD, "000000"), 409, "İki adımlı giriş zaten kapalı");
    expect((await signIn(client.email)).status).toBe(204);
  });

  it("is removed by an administrator for another, and by a new account of the same e-mail", async () => {
    const { client } = await secured("kaybeden@bonusrehberi.example");
    const path = (id: string) => `/api/admin/accounts/${id}/second-factor`;
    const listed = await site.admin.call<{ rows: { id: string }[] }>("GET", "accounts");
    expect(listed.rows.find(({ id }) => id === client.id)).toMatchObject({ has_second_factor: true });
    expect((await site.admin.send("DELETE", path(client.id))).status).toBe(204);
    expect((await signIn(client.email)).status).toBe(204);
    await expectRefused(await site.admin.send("DELETE", path(site.admin.id)), 409);
    const { client: last } = await secured("son@bonusrehberi.example");
    await createAccount(site.server.db, { email: last.email, password: "yepyeni-cumle", role: "admin" }, new Date());
    expect((await signIn(last.email, undefined, "yepyeni-cumle")).status).toBe(204);
    expect(await site.server.db.$count(second_factors, eq(second_factors.user_id, last.id))).toBe(0);
  });
});
