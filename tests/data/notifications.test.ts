import { describe, expect, it, onTestFinished, vi } from "vitest";
import { notifications } from "../../db/schema";
import { readNotifications, removeTarget, switchTarget } from "../../worker/notifications/editing.server";
import { signatureOf } from "../../worker/notifications/requests";
import { forgetNotifications, tell, tellDue } from "../../worker/notifications/telling.server";
import { DATABASES } from "../support/databases";
import { HOUR, NOON, SECRET, setupOutbox, SITE } from "../support/outbox-database";

describe.each(DATABASES)("notifications on %s", (_, open) => {
  const outbox = setupOutbox(open);

  it("send a body of each format, and sign only JSON", async () => {
    await outbox.addTarget();
    await outbox.addTarget({ format: "slack", address: "https://hooks.slack.com/services/T1/B2/gizli", secret: "" });
    await outbox.addTarget({ format: "discord", address: "https://discord.com/api/webhooks/1/gizli", secret: "" });
    await outbox.addTarget({ format: "telegram", address: "", secret: "123456:gizli", chat_id: "-42" });
    await tell(outbox.db, { kind: "postback", about: "A&B <x>" }, outbox.at(0));
    const received = Object.fromEntries(outbox.receiver.requests.map(({ path, ...request }) => [path, request]));
    const text = "1 postback reddedildi: A&B <x>.";
    const url = `${SITE.url}/admin/conversions/refused`;
    const signed = received["/kanca?a=1"];
    expect(signed?.json).toEqual({
      ...{ id: expect.any(String) as string, kind: "postback", count: 1, text, url, site: SITE.name },
    });
    const time = `${NOON / 1_000}`;
    expect(signed?.headers).toMatchObject({
      "content-type": "application/json",
      "x-bonus-time": time,
      "x-bonus-signature": signatureOf(SECRET, time, signed?.body ?? ""),
    });
    const slack = received["/services/T1/B2/gizli"];
    expect(slack?.json).toEqual({
      text: `${SITE.name}: 1 postback reddedildi: A&amp;B &lt;x&gt;.\n${url}`,
    });
    expect(slack?.headers).not.toHaveProperty("x-bonus-signature");
    expect(received["/api/webhooks/1/gizli"]?.json).toEqual({
      content: `${SITE.name}: ${text}\n${url}`,
      allowed_mentions: { parse: [] },
    });
    expect(received["/bot123456:gizli/sendMessage"]?.json).toEqual({
      chat_id: "-42",
      text: `${SITE.name}: ${text}\n${url}`,
      link_preview_options: { is_disabled: true },
    });
  });

  it("are one an hour of a kind for each target, which counts what happened meanwhile", async () => {
    await outbox.addTarget();
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    for (const minute of [1, 2]) await tell(outbox.db, { kind: "comment" }, outbox.at(minute));
    await tell(outbox.db, { kind: "postback", about: "lale" }, outbox.at(3));
    await tellDue(outbox.db, outbox.at(59));
    expect(outbox.texts()).toEqual(["1 yeni yorum onay bekliyor.", "1 postback reddedildi: lale."]);
    await tellDue(outbox.db, outbox.at(HOUR));
    expect(outbox.texts().slice(2)).toEqual(["2 yeni yorum onay bekliyor."]);
    await tell(outbox.db, { kind: "comment", count: 1_200 }, outbox.at(HOUR + 59));
    expect(outbox.texts()).toHaveLength(3);
    await tell(outbox.db, { kind: "comment" }, outbox.at(2 * HOUR));
    expect(outbox.texts().slice(3)).toEqual(["1.201 yeni yorum onay bekliyor."]);
  });

  it("are one for twenty events at the same time, and the rest waits for the next hour", async () => {
    await outbox.addTarget();
    await Promise.all(Array.from({ length: 20 }, () => tell(outbox.db, { kind: "comment" }, outbox.at(0))));
    expect(outbox.texts()).toHaveLength(1);
    await tellDue(outbox.db, outbox.at(59));
    expect(outbox.texts()).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => tellDue(outbox.db, outbox.at(HOUR))));
    const counts = outbox.receiver.requests.map(({ json }) => json["count"] as number);
    expect(counts).toHaveLength(2);
    expect(counts[0]! + counts[1]!).toBe(20);
  });

  it("are repeated for a day with growing pauses, say why, and are then given up", async () => {
    await outbox.addTarget();
    outbox.receiver.mode = 500;
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    const [waiting] = await outbox.rows();
    expect(waiting).toMatchObject({ state: "waiting", attempts: 1, error: "alıcı 500 yanıtını verdi" });
    const tries: number[] = [];
    for (let minute = 10; minute <= 26 * HOUR; minute += 10) {
      const before = outbox.receiver.requests.length;
      if (minute === 50) await tell(outbox.db, { kind: "comment" }, outbox.at(minute));
      else await tellDue(outbox.db, outbox.at(minute));
      if (outbox.receiver.requests.length > before) tries.push(minute);
    }
    expect(tries).toEqual([10, 30, 70, 150, 310, 630, 1_270]);
    expect((await readNotifications(outbox.db, SITE)).messages).toEqual([
      expect.objectContaining({
        ...{ state: "failed", attempts: 8, count: 2, next_attempt_at: null, error: "alıcı 500 yanıtını verdi" },
      }),
    ]);
    outbox.receiver.mode = "ok";
    await tell(outbox.db, { kind: "comment" }, outbox.at(27 * HOUR));
    expect(outbox.texts().at(-1)).toBe("3 yeni yorum onay bekliyor.");
    await tell(outbox.db, { kind: "comment" }, outbox.at(29 * HOUR));
    expect(outbox.texts().at(-1)).toBe("1 yeni yorum onay bekliyor.");
  });

  it("arrive at the next attempt with all that happened until then", async () => {
    await outbox.addTarget();
    outbox.receiver.mode = 503;
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    await tell(outbox.db, { kind: "comment" }, outbox.at(5));
    outbox.receiver.mode = "ok";
    await tellDue(outbox.db, outbox.at(10));
    expect(outbox.texts().at(-1)).toBe("2 yeni yorum onay bekliyor.");
    expect(await outbox.rows()).toEqual([expect.objectContaining({ state: "sent", attempts: 2, error: null })]);
  });

  it.each([
    ["redirect", "alıcı başka bir adrese yönlendirdi (302); yönlendirmeler izlenmez, son adresi yazın"],
    [404, "alıcı adresi tanımadı (404); adresi yeniden alıp yazın"],
    [429, "alıcı çok sık mesaj geldiğini söyledi (429)"],
  ] as const)("say why a receiver took none (%s), without its words", async (mode, reason) => {
    await outbox.addTarget();
    outbox.receiver.mode = mode;
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    expect(await outbox.rows()).toEqual([expect.objectContaining({ state: "waiting", error: reason })]);
    expect(outbox.receiver.requests.map(({ path }) => path)).toEqual(["/kanca?a=1"]);
  });

  it("say that a receiver gave no answer in time", async () => {
    await outbox.addTarget();
    outbox.receiver.mode = "hang";
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const told = tell(outbox.db, { kind: "comment" }, outbox.at(0));
    await expect.poll(() => outbox.receiver.requests).toHaveLength(1);
    expect(await outbox.rows()).toEqual([expect.objectContaining({ state: "waiting", error: null })]);
    limit.abort();
    await told;
    expect(await outbox.rows()).toEqual([
      expect.objectContaining({ state: "waiting", error: "5 saniyede yanıt gelmedi" }),
    ]);
  });

  it("do not reach an address that is not public, or the site itself", async () => {
    for (const address of ["https://127.0.0.1/x", "https://[::1]/x", `${SITE.url}/x`, "http://alici.com/"])
      await outbox.addTarget({ address });
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    expect(outbox.receiver.requests).toEqual([]);
    expect((await outbox.rows()).filter(({ error }) => error === null)).toEqual([]);
  });

  it("reach neither a target that is off nor one of another kind", async () => {
    const id = await outbox.addTarget({ is_on: false });
    await outbox.addTarget({ kinds: ["backup"] });
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    expect(await outbox.rows()).toEqual([]);
    const next_attempt_at = outbox.at(0).now.toISOString();
    await outbox.db.insert(notifications).values({ target_id: id, kind: "comment", next_attempt_at });
    await tellDue(outbox.db, outbox.at(0));
    expect(await outbox.rows()).toEqual([expect.objectContaining({ state: "failed", error: "adres kapatıldı" })]);
    expect(outbox.receiver.requests).toEqual([]);
  });

  it("that wait reach no target that is switched off or deleted meanwhile", async () => {
    const [off, deleted] = [await outbox.addTarget(), await outbox.addTarget()];
    outbox.receiver.mode = 500;
    await tell(outbox.db, { kind: "comment" }, outbox.at(0));
    expect(outbox.receiver.requests).toHaveLength(2);
    await switchTarget(outbox.db, off, false, outbox.at(1).now);
    await removeTarget(outbox.db, deleted);
    await switchTarget(outbox.db, off, true, outbox.at(2).now);
    outbox.receiver.mode = "ok";
    await tellDue(outbox.db, outbox.at(HOUR));
    expect(outbox.receiver.requests).toHaveLength(2);
    expect(await outbox.rows()).toEqual([
      expect.objectContaining({ target_id: off, state: "failed", error: "adres kapatıldı" }),
    ]);
  });

  it("are forgotten after 90 days", async () => {
    const days = (ago: number) => new Date(NOON - ago * 86_400_000).toISOString();
    await outbox.db.insert(notifications).values(
      [89, 91].map((ago) => ({
        ...{ target_id: "x", kind: "comment" as const, state: "sent" as const, created_at: days(ago) },
      })),
    );
    await forgetNotifications(outbox.db, outbox.at(0).now);
    expect((await outbox.rows()).map(({ created_at }) => created_at)).toEqual([days(89)]);
  });
});
