import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  backup_state,
  blog_posts,
  casinos,
  noted_conditions,
  notification_targets,
  notifications,
  promotions,
  rate_limits,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { SIGN_IN_REQUIRED } from "../support/access-control";
import { PASSWORD, send } from "../support/admin-client";
import { COMMENTED_PAGE } from "../support/commenter";
import { draftPost, replaceAllPosts } from "../support/drafts";
import { eventually } from "../support/indexing-site";
import { type ReceiverStub, startReceiverStub } from "../support/receiver-stub";
import { setupAdminSite } from "../support/site";
import { expectRefused, SITE_URL } from "../support/test-server";

const TOKEN = "123456789:AAE-gizli-anahtar-gizli-anahtar-xyz9";
const HOUR_MS = 3_600_000;
const KINDS = ["comment", "wrong_fact", "broken_link", "publishing", "postback", "sign_in", "backup"];

let receiver: ReceiverStub;
const site = setupAdminSite(async () => {
  receiver = await startReceiverStub();
  return { vars: { TELEGRAM_URL: receiver.url } };
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  Object.assign(receiver, { mode: "ok", requests: [] });
  for (const table of [notification_targets, notifications, noted_conditions, rate_limits])
    await site.server.db.delete(table);
});

const PATH = "/api/admin/notifications";
const telegram = (change: object = {}) => ({
  ...{ name: "Telefonum", format: "telegram", kinds: KINDS, address: "", token: TOKEN, chat_id: "42", ...change },
});
const webhook = (change: object = {}) =>
  telegram({
    name: "Kanal",
    format: "slack",
    address: "https://hooks.slack.com/services/T0/B0/gizli-parca-9876",
    token: "",
    chat_id: "",
    ...change,
  });

interface Listed {
  targets: { id: string; name: string; shown: string; is_on: boolean; updated_at: string }[];
  messages: { text: string; state: string; error: string | null; target_id: string }[];
}
const read = () => site.admin.call<Listed>("GET", "notifications");
const add = (input: object = telegram()) =>
  site.admin.call<{ id: string; secret?: string; updated_at: string }>("POST", "notifications", input);
const texts = () => receiver.requests.map(({ json }) => (json["text"] as string).split("\n"));
/** Runs the ten-minute cron as of so many hours from now. */
const runCron = (hours = 0) =>
  site.server.harness
    .getWorker()
    .scheduled({ cron: "*/10 * * * *", scheduledTime: new Date(Date.now() + hours * HOUR_MS) });
const promotionOf = async () =>
  (await site.server.db.select().from(promotions)).find(({ slug }) => COMMENTED_PAGE.endsWith(slug))?.id;
/** A comment that no page of the site sent, which waits for an editor. */
const comment = (promotion_id: string | undefined, from = site.server.visitor) =>
  site.server.post(
    "/api/comments",
    { promotion_id, user_name: "Gülşah", comment: `Bekleyen yorum ${crypto.randomUUID()}`, rating: 4 },
    { "CF-Connecting-IP": from },
  );

describe("addresses of notifications", () => {
  it("show only the end of what is secret, and leave none in the log of activities", async () => {
    await add();
    await add(webhook());
    const json = await add(webhook({ name: "Sunucu", format: "json", address: "https://alici.com/kanca/gizli-parca" }));
    expect(json.secret).toMatch(/^[0-9a-f]{64}$/);
    const text = await (await site.admin.get(PATH)).text();
    const activity = await (await site.admin.get("/api/admin/activity")).text();
    for (const secret of [TOKEN, "gizli", json.secret ?? ""]) {
      expect(text).not.toContain(secret);
      expect(activity).not.toContain(secret);
    }
    expect((await read()).targets.map(({ name, shown }) => [name, shown])).toEqual([
      ["Telefonum", "…xyz9"],
      ["Kanal", "hooks.slack.com…9876"],
      ["Sunucu", "alici.com…arca"],
    ]);
    expect(activity).toContain("Telefonum");
    const renewed = await site.admin.call<{ secret: string }>("POST", `notifications/${json.id}/secret`);
    expect(renewed.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(renewed.secret).not.toBe(json.secret);
  });

  it.each([
    "https://127.0.0.1/kanca",
    "https://2130706433/kanca",
    "https://0x7f.1/kanca",
    "https://0177.0.0.1/",
    "https://10.0.0.8/",
    "https://169.254.169.254/latest",
    "https://[::1]/kanca",
    "https://[::ffff:127.0.0.1]/kanca",
    "https://[fd00::1]/",
    "https://localhost/kanca",
    "https://localhost./kanca",
    "https://panel.internal/kanca",
    "https://yazici.local/",
    "https://10.0.0.8.nip.io/",
    "https://alici.com:9200/",
    "https://ada:sifre@alici.com/",
    `${SITE_URL}/api/visits`,
    `${SITE_URL}:8443/`,
    "https://",
  ])("refuse %s with a sentence", async (address) => {
    const { fields } = await expectRefused(await site.admin.send("POST", PATH, webhook({ address })), 422);
    expect(fields?.["address"]).toContain("İnternetten açılan bir alan adı yazın");
  });

  it("are https, have a name, a kind and what their format needs", async () => {
    const refused = async (input: object) =>
      (await expectRefused(await site.admin.send("POST", PATH, input), 422)).fields;
    expect(await refused(webhook({ address: "http://alici.com/" }))).toEqual({ address: "Adresi https:// ile yazın" });
    expect(await refused(webhook({ address: "", kinds: [], name: " " }))).toMatchObject({
      ...{ kinds: "En az bir konu seçin", name: "Ad en az 2 karakter olmalıdır" },
    });
    expect(await refused(telegram({ token: "gizli", chat_id: "ada" }))).toEqual({
      token: "BotFather'ın verdiği anahtarı yazın, örneğin 123456:ABC…",
      chat_id: "Sohbet numarasını yazın, örneğin 123456789",
    });
    await expectRefused(await site.admin.send("POST", PATH, telegram({ is_admin: true })), 422);
    await expectRefused(await send(site.server, "", "POST", PATH, telegram()), 401, SIGN_IN_REQUIRED);
  });

  it("keep their secret when they are changed without one, and refuse a change based on an older state", async () => {
    const { id, updated_at } = await add();
    const change = { ...telegram({ name: "Yeni telefonum", token: "", chat_id: "43" }), updated_at };
    expect((await site.admin.send("PUT", `${PATH}/${id}`, change)).status).toBe(200);
    expect(await site.rowOf(notification_targets, id)).toMatchObject({
      ...{ name: "Yeni telefonum", secret: TOKEN, chat_id: "43" },
    });
    const refused = await site.admin.send("PUT", `${PATH}/${id}`, change);
    expect(refused.status).toBe(409);
    expect(await refused.text()).not.toContain(TOKEN);
    const other = { ...webhook(), updated_at };
    await expectRefused(await site.admin.send("PUT", `${PATH}/${id}`, other), 422, "Biçim değiştirilemez");
  });

  it("are tried at once, and say in words what the receiver answered", async () => {
    const { id } = await add();
    const trial = () => site.admin.call<{ error: string | null }>("POST", `notifications/${id}/trial`);
    expect(await trial()).toEqual({ error: null });
    expect(receiver.requests.map(({ path, json }) => [path, json["chat_id"]])).toEqual([
      [`/bot${TOKEN}/sendMessage`, "42"],
    ]);
    expect(texts()).toEqual([
      ["Bonus Rehberi: Deneme: bildirimler buraya ulaşıyor.", `${SITE_URL}/admin/settings?bolum=notifications`],
    ]);
    receiver.mode = 401;
    expect((await trial()).error).toBe("Telegram bot anahtarını tanımadı (401); BotFather'dan alıp yeniden yazın");
    expect((await read()).messages.map(({ state }) => state)).toEqual(["failed", "sent"]);
    for (let more = 2; more < 10; more++) await trial();
    await expectRefused(await site.admin.send("POST", `${PATH}/${id}/trial`), 429);
  });

  it("get nothing more once they are off or deleted", async () => {
    const [{ id }, other] = [await add(), await add(telegram({ name: "Diğer" }))];
    const promotion = await promotionOf();
    receiver.mode = 500;
    await comment(promotion);
    await eventually(() => expect(receiver.requests).toHaveLength(2));
    await eventually(async () => expect((await read()).messages.every(({ error }) => error !== null)).toBe(true));
    expect(await site.admin.call("DELETE", `notifications/${id}/activation`)).toMatchObject({ is_on: false });
    expect((await site.admin.send("DELETE", `${PATH}/${other.id}`)).status).toBe(200);
    receiver.mode = "ok";
    await runCron(1);
    expect(receiver.requests).toHaveLength(2);
    const { targets, messages } = await read();
    expect(targets.map(({ name }) => name)).toEqual(["Telefonum"]);
    expect(messages).toMatchObject([{ target_id: id, state: "failed", error: "adres kapatıldı" }]);
    expect(await site.admin.call("PUT", `notifications/${id}/activation`)).toMatchObject({ is_on: true });
  });
});

describe("what happens", () => {
  it("is one message for 20 comments held at once, and one of the others an hour later", async () => {
    await add(telegram({ kinds: ["comment"] }));
    const promotion = await promotionOf();
    const sent = await Promise.all(Array.from({ length: 20 }, (_, at) => comment(promotion, `10.9.8.${at}`)));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    await eventually(async () => {
      const rows = await site.server.db.select().from(notifications);
      expect(rows.reduce((sum, { count, told, state }) => sum + (state === "sent" ? told : count), 0)).toBe(20);
      expect(rows.filter(({ state }) => state === "sent")).toHaveLength(1);
    });
    expect(texts()).toEqual([
      [
        expect.stringMatching(/^Bonus Rehberi: \d+ yeni yorum onay bekliyor\.$/),
        `${SITE_URL}/admin/comments?status=pending`,
      ],
    ]);
    await runCron(0.5);
    expect(receiver.requests).toHaveLength(1);
    await runCron(1.1);
    const counted = texts().map(([text = ""]) => Number(/\d+/.exec(text)?.[0]));
    expect(counted).toHaveLength(2);
    expect(counted[0]! + counted[1]!).toBe(20);
  });

  it("neither waits for a receiver that hangs nor fails where it cannot be noted", async () => {
    await add(telegram({ kinds: ["comment"] }));
    const promotion = await promotionOf();
    receiver.mode = "hang";
    expect((await comment(promotion)).status).toBe(201);
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    expect((await read()).messages).toMatchObject([{ state: "waiting", error: null }]);
    await eventually(async () => expect((await read()).messages[0]?.error).toBe("5 saniyede yanıt gelmedi"));

    await site.server.db.run(sql`update notification_targets set kinds = '}{'`);
    expect((await comment(promotion, "10.9.9.1")).status).toBe(201);
    const logged = () => site.server.harness.getLogs().filter(({ level }) => level === "error");
    await eventually(() =>
      expect(
        logged()
          .map(({ message }) => message)
          .join(),
      ).toContain("malformed JSON"),
    );
    site.server.harness.clearLogs();
  });

  it("is a refused postback, a sign-in from a new device and a post that could not be published", async () => {
    await add(telegram({ kinds: ["postback", "sign_in", "publishing"] }));
    const [casino] = await site.server.db.select().from(casinos);
    const { url } = await site.admin.call<{ url: string }>("POST", `casinos/${casino?.id}/postback`);
    const token = new URL(url.replaceAll(/[{}]/g, "")).searchParams.get("token");
    await site.server.get(`/api/postback/${casino?.slug}?token=${token}&durum=tamam`);
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    const signIn = (cookie = "") =>
      send(site.server, cookie, "PUT", "/api/session", { email: site.admin.email, password: PASSWORD });
    const first = await signIn();
    expect(first.status).toBe(204);
    await eventually(() => expect(receiver.requests).toHaveLength(2));
    const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
    expect((await signIn(device?.split(";")[0])).status).toBe(204);
    await replaceAllPosts(site.server.db, [draftPost(1)]);
    await site.server.db
      .update(blog_posts)
      .set({ content: "", publish_at: new Date(Date.now() - 1_000).toISOString(), queue_position: null });
    await runCron();
    const said = texts().map(([text]) => text);
    expect(said.slice(0, 2)).toEqual([
      `Bonus Rehberi: 1 postback reddedildi: ${casino?.slug}, durum.`,
      `Bonus Rehberi: Yeni bir cihazdan giriş yapıldı: ${site.admin.email}, Bilinmeyen cihaz.`,
    ]);
    expect(said[2]).toBe("Bonus Rehberi: 1 yayın sorunu oldu: yazı yayınlanamadı ya da zamanlayıcı gecikti.");
    expect(said).toHaveLength(3);
  });

  it("is what becomes wrong on the site, told once until it is right and wrong again", async () => {
    await add(telegram({ kinds: ["wrong_fact"] }));
    const verified = (last_verified_at: string) =>
      site.server.db.batch([
        site.server.db.update(promotions).set({ last_verified_at }),
        site.server.db.update(casinos).set({ last_verified_at }),
      ]);
    const lately = new Date(Date.now() + HOUR_MS).toISOString();
    await verified(lately);
    await runCron();
    await site.server.db.delete(notifications);
    receiver.requests = [];
    const id = await promotionOf();
    await site.set(promotions, id, { last_verified_at: "2020-01-01T00:00:00.000Z" });
    await runCron();
    const title = (await site.rowOf(promotions, id))?.title;
    expect(texts()).toEqual([
      [
        `Bonus Rehberi: Sitede yanlış bilgi olabilir: “${title}” süresinde doğrulanmadı.`,
        `${SITE_URL}/admin/dashboard?isler=hepsi`,
      ],
    ]);
    await runCron(1);
    await runCron(2);
    expect(receiver.requests).toHaveLength(1);
    await verified(lately);
    await runCron(3);
    await site.set(promotions, id, { last_verified_at: "2020-01-01T00:00:00.000Z" });
    await runCron(4);
    expect(receiver.requests).toHaveLength(2);
  });

  it("is a backup that failed, until one succeeds", async () => {
    await add(telegram({ kinds: ["backup"] }));
    const { db } = site.server;
    await db.insert(backup_state).values({ id: 1, last_succeeded_at: "2026-01-01T09:00:00.000Z" });
    await runCron();
    expect(receiver.requests).toEqual([]);
    await db.update(backup_state).set({ last_failed_at: "2026-01-02T09:00:00.000Z", error: "disk" });
    for (const hours of [0, 1, 2]) await runCron(hours);
    expect(texts()).toEqual([
      ["Bonus Rehberi: Yedekleme başarısız oldu: 2 Ocak 2026 12:00.", `${SITE_URL}/admin/settings?bolum=system`],
    ]);
  });

  it("is a cron that was late", async () => {
    await add(telegram({ kinds: ["publishing"] }));
    await site.server.db.update(schedules).set({ is_active: true, last_tick_at: "2026-01-01T09:00:00.000Z" });
    await runCron();
    expect(texts().map(([text]) => text)).toEqual([
      "Bonus Rehberi: Yayın sorunu: zamanlayıcı 1 Ocak 2026 12:00 tarihinden sonra çalışmadı.",
    ]);
  });
});
