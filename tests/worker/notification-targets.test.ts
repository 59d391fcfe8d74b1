import { describe, expect, it } from "vitest";
import { notification_targets } from "../../db/schema";
import { SIGN_IN_REQUIRED } from "../support/access-control";
import { send } from "../support/admin-client";
import { NOTIFICATIONS, setupNotifiedSite, telegram, TOKEN } from "../support/notified-site";
import { expectRefused, SITE_URL } from "../support/test-server";

const site = setupNotifiedSite();
const webhook = (change: object = {}) =>
  telegram({
    name: "Kanal",
    format: "slack",
    address: "https://hooks.slack.com/services/T0/B0/gizli-parca-9876",
    token: "",
    chat_id: "",
    ...change,
  });

describe("addresses of notifications", () => {
  it("show only the end of what is secret, and leave none in the log of activities", async () => {
    await site.add();
    await site.add(webhook());
    const json = await site.add(
      webhook({ name: "Sunucu", format: "json", address: "https://alici.com/kanca/gizli-parca" }),
    );
    expect(json.secret).toMatch(/^[0-9a-f]{64}$/);
    const text = await (await site.admin.get(NOTIFICATIONS)).text();
    const activity = await (await site.admin.get("/api/admin/activity")).text();
    for (const secret of [TOKEN, "gizli", json.secret ?? ""]) {
      expect(text).not.toContain(secret);
      expect(activity).not.toContain(secret);
    }
    expect((await site.read()).targets.map(({ name, shown }) => [name, shown])).toEqual([
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
    const { fields } = await expectRefused(await site.admin.send("POST", NOTIFICATIONS, webhook({ address })), 422);
    expect(fields?.["address"]).toContain("İnternetten açılan bir alan adı yazın");
  });

  it("are https, have a name, a kind and what their format needs", async () => {
    const refused = async (input: object) =>
      (await expectRefused(await site.admin.send("POST", NOTIFICATIONS, input), 422)).fields;
    expect(await refused(webhook({ address: "http://alici.com/" }))).toEqual({ address: "Adresi https:// ile yazın" });
    expect(await refused(webhook({ address: "", kinds: [], name: " " }))).toMatchObject({
      ...{ kinds: "En az bir konu seçin", name: "Ad en az 2 karakter olmalıdır" },
    });
    expect(await refused(telegram({ token: "gizli", chat_id: "ada" }))).toEqual({
      token: "BotFather'ın verdiği anahtarı yazın, örneğin 123456:ABC…",
      chat_id: "Sohbet numarasını yazın, örneğin 123456789",
    });
    await expectRefused(await site.admin.send("POST", NOTIFICATIONS, telegram({ is_admin: true })), 422);
    await expectRefused(await send(site.server, "", "POST", NOTIFICATIONS, telegram()), 401, SIGN_IN_REQUIRED);
  });

  it("keep their secret when they are changed without one, and refuse a change based on an older state", async () => {
    const { id, updated_at } = await site.add();
    const change = { ...telegram({ name: "Yeni telefonum", token: "", chat_id: "43" }), updated_at };
    expect((await site.admin.send("PUT", `${NOTIFICATIONS}/${id}`, change)).status).toBe(200);
    expect(await site.rowOf(notification_targets, id)).toMatchObject({
      ...{ name: "Yeni telefonum", secret: TOKEN, chat_id: "43" },
    });
    const refused = await site.admin.send("PUT", `${NOTIFICATIONS}/${id}`, change);
    expect(refused.status).toBe(409);
    expect(await refused.text()).not.toContain(TOKEN);
    const other = { ...webhook(), updated_at };
    await expectRefused(await site.admin.send("PUT", `${NOTIFICATIONS}/${id}`, other), 422, "Biçim değiştirilemez");
  });

  it("are tried at once, and say in words what the receiver answered", async () => {
    const { id } = await site.add();
    const trial = () => site.admin.call<{ error: string | null }>("POST", `notifications/${id}/trial`);
    expect(await trial()).toEqual({ error: null });
    expect(site.receiver().requests.map(({ path, json }) => [path, json["chat_id"]])).toEqual([
      [`/bot${TOKEN}/sendMessage`, "42"],
    ]);
    expect(site.texts()).toEqual([
      ["Bonus Rehberi: Deneme: bildirimler buraya ulaşıyor.", `${SITE_URL}/admin/settings?bolum=notifications`],
    ]);
    site.receiver().mode = 401;
    expect((await trial()).error).toBe("Telegram bot anahtarını tanımadı (401); BotFather'dan alıp yeniden yazın");
    expect((await site.read()).messages.map(({ state, text }) => [state, text])).toEqual([
      ["failed", "Deneme mesajı"],
      ["sent", "Deneme mesajı"],
    ]);
    for (let more = 2; more < 10; more++) await trial();
    await expectRefused(await site.admin.send("POST", `${NOTIFICATIONS}/${id}/trial`), 429);
  });

  it("are switched off and on, and deleted with their messages", async () => {
    const [{ id }, other] = [await site.add(), await site.add(telegram({ name: "Diğer" }))];
    for (const target of [id, other.id]) await site.admin.call("POST", `notifications/${target}/trial`);
    expect(await site.admin.call("DELETE", `notifications/${id}/activation`)).toMatchObject({ is_on: false });
    expect(await site.admin.call("PUT", `notifications/${id}/activation`)).toMatchObject({ is_on: true });
    expect((await site.admin.send("DELETE", `${NOTIFICATIONS}/${other.id}`)).status).toBe(200);
    const { targets, messages } = await site.read();
    expect(targets.map(({ name }) => name)).toEqual(["Telefonum"]);
    expect(messages.map(({ target_id }) => target_id)).toEqual([id]);
  });
});
