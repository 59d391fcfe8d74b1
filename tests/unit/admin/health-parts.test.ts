import { describe, expect, it } from "vitest";
import { partsOf } from "../../../app/admin/settings/health-parts";
import type { Health } from "../../../worker/system/health.server";

const HEALTH: Health = {
  status: "ok",
  checked_at: "2026-11-27T12:00:00.000Z",
  ...({ database: "ok", bucket: "ok", cron: "ok", backup: "ok" } as const),
  ...{
    cron_age_seconds: 180,
    backup_age_seconds: 2 * 86_400,
    pending_purges: 0,
    pending_announcements: 0,
    pending_notifications: 3,
  },
  ...{ problems: [], warnings: [] },
};
const told = (health: Partial<Health>) =>
  partsOf({ ...HEALTH, ...health }).map(({ name, state, details, command = "" }) =>
    `${name}: ${state.tone}, ${details} ${command}`.trim(),
  );

describe("the parts of the site", () => {
  it("are told in words with what is due", () => {
    expect(told({})).toEqual([
      "Veritabanı: good, Yanıt veriyor",
      "Görsel deposu: good, Yanıt veriyor",
      "Zamanlayıcı: good, Son çalışma: 3 dakika önce",
      "Önbellek boşaltma: good, Bekleyen yok",
      "İndeksleme bildirimleri: good, Bekleyen yok",
      "Bildirimler: soon, 3 bildirim henüz ulaşmadı, tekrar denenecek",
      "Yedek: good, Son yedek: 2 gün önce",
    ]);
    expect(
      told({ bucket: "failed", pending_purges: 2, warnings: ["pending_purges"], pending_announcements: 1_500 }),
    ).toEqual(
      expect.arrayContaining([
        "Görsel deposu: over, Yanıt vermiyor",
        "Önbellek boşaltma: soon, 2 sayfa grubu bekliyor",
        "İndeksleme bildirimleri: good, 1.500 adres bekliyor",
      ]),
    );
  });

  it.each([
    [{ cron: "silent", cron_age_seconds: 7_200 }, "over, Son çalışma: 2 saat önce; zamanı gelen yayınlar yapılmıyor"],
    [{ cron: "silent", cron_age_seconds: null }, "over, Henüz hiç çalışmadı; zamanı gelen yayınlar yapılmıyor"],
    [{ cron: "idle", cron_age_seconds: null }, "soon, Henüz hiç çalışmadı; onu bekleyen yayın yok"],
    [{ cron: "unknown", cron_age_seconds: null }, "soon, Bilinmiyor"],
  ] as const)("say of a scheduler that is %j: %s", (health, words) => {
    expect(told(health)).toContain(`Zamanlayıcı: ${words}`);
  });

  it.each([
    [{ backup: "missing", backup_age_seconds: null }, "Henüz yedek alınmadı."],
    [{ backup: "old", backup_age_seconds: 9 * 86_400 }, "Son yedek: 9 gün önce."],
    [{ backup: "failed", backup_age_seconds: 86_400 }, "Son yedek: 1 gün önce; son deneme başarısız oldu."],
    [{ backup: "failed", backup_age_seconds: null }, "Henüz yedek alınmadı; son deneme başarısız oldu."],
  ] as const)("name the command for a backup that is %j", (health, words) => {
    expect(told(health)).toContain(`Yedek: soon, ${words} Almak için: npm run backup -- --remote`);
  });

  it("say what nobody knows while the database is silent", () => {
    const unknown = {
      pending_purges: null,
      pending_notifications: null,
      pending_announcements: null,
      backup_age_seconds: null,
      cron_age_seconds: null,
    };
    expect(told({ database: "failed", cron: "unknown", backup: "unknown", ...unknown })).toEqual([
      "Veritabanı: over, Yanıt vermiyor",
      "Görsel deposu: good, Yanıt veriyor",
      "Zamanlayıcı: soon, Bilinmiyor",
      "Önbellek boşaltma: good, Bilinmiyor",
      "İndeksleme bildirimleri: good, Bilinmiyor",
      "Bildirimler: good, Bilinmiyor",
      "Yedek: soon, Bilinmiyor",
    ]);
  });
});
