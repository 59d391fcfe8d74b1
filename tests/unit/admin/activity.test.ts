import { describe, expect, it } from "vitest";
import { namesOf, titleOf, wordingOf } from "../../../app/admin/activity/wording";
import {
  ACTIVITY_ACTIONS,
  ACTIVITY_KINDS,
  type ActivityAction,
  type ActivityKind,
} from "../../../worker/activity/rules";

interface Told {
  name?: string;
  count?: number;
  changes?: string;
}

const sentence = (kind: ActivityKind, action: ActivityAction, { name, count = 1, changes }: Told = {}) =>
  wordingOf({ kind, action, name: name ?? null, count }, changes).join(" ");

describe("the sentence of an activity", () => {
  it.each(ACTIVITY_KINDS.flatMap((kind) => ACTIVITY_ACTIONS.map((action) => [kind, action] as const)))(
    "has a noun and a verb for a named %s and '%s', and leaves the name as it is",
    (kind, action) => {
      const words = sentence(kind, action, { name: "Ayşe'nin 24" });
      expect(words).toMatch(
        /^Ayşe'nin 24( [\p{Ll}SEO]+)*( \p{Ll}+(ı|i|u|ü|ın|in|un|ün)| için)( .+)? .+([dt][ıiuü]|miş)$/u,
      );
    },
  );

  it.each<[string, string]>([
    ["Ali imzalı yorumu spam saydı", sentence("comment", "spam", { name: "Ali" })],
    ["Hoş Geldin Bonusu promosyonunu sildi", sentence("promotion", "delete", { name: "Hoş Geldin Bonusu" })],
    ["Rulet blog yazısını yayınladı", sentence("post", "publish", { name: "Rulet" })],
    ["Rulet blog yazısını yayın sırasına ekledi", sentence("queue", "add", { name: "Rulet" })],
    ["Rulet blog yazısının yayın sırasındaki yerini değiştirdi", sentence("queue", "edit", { name: "Rulet" })],
    ["Işıltı casino sitesinin görselini değiştirdi", sentence("casino", "replace", { name: "Işıltı" })],
    ["Zümrüt Casino sitesini sildi", sentence("casino", "delete", { name: "Zümrüt Casino" })],
    ["ZÜMRÜT CASİNO sitesinin görselini değiştirdi", sentence("casino", "replace", { name: "ZÜMRÜT CASİNO" })],
    ["ZÜMRÜT CASINO sitesini sildi", sentence("casino", "delete", { name: "ZÜMRÜT CASINO" })],
    ["Casino Işıltı casino sitesini sildi", sentence("casino", "delete", { name: "Casino Işıltı" })],
    ["Bet Sitesi kaydını düzenledi", sentence("casino", "edit", { name: "Bet Sitesi" })],
    ["Yaz Promosyonu kaydını sildi", sentence("promotion", "delete", { name: "Yaz Promosyonu" })],
    [
      "Yaz Promosyon kaydının çevrimini 1x → 2x yaptı",
      sentence("promotion", "edit", { name: "Yaz Promosyon", changes: "çevrimini 1x → 2x yaptı" }),
    ],
    ["Gizlilik Sayfası kaydını ekledi", sentence("page", "add", { name: "Gizlilik Sayfası" })],
    ["Yılbaşı Splash reklamını ekledi", sentence("splash-ad", "add", { name: "Yılbaşı Splash" })],
    ["Slot Blog yazısını yayınladı", sentence("post", "publish", { name: "Slot Blog" })],
    ["Ayşe hesabının rolünü yönetici yaptı", sentence("account", "make_admin", { name: "Ayşe" })],
    ["Rulet blog yazısı için önizleme bağlantısını iptal etti", sentence("post", "unshare", { name: "Rulet" })],
    [
      "Bonus promosyonunun çevrimini 15x → 33x yaptı",
      sentence("promotion", "edit", { name: "Bonus", changes: "çevrimini 15x → 33x yaptı" }),
    ],
    ["Yaz kategorisini ekledi", sentence("category", "add", { name: "Yaz" })],
    ["SEO metinlerini düzenledi", sentence("seo", "edit")],
    ["yorum bekletme kurallarını düzenledi", sentence("comment_rules", "edit")],
    ["3 sayfayı sildi", sentence("page", "delete", { name: "Yasal", count: 3 })],
    ["1.200 görselin küçük boylarını oluşturdu", sentence("image", "resize", { count: 1200 })],
    ["ana sayfayı düzenledi", sentence("hero", "edit")],
    ["değerlendirme ayarlarını düzenledi", sentence("review_settings", "edit")],
    ["yasal ayarları düzenledi", sentence("legal_settings", "edit")],
    ["örnek içeriği sildi", sentence("demo", "delete")],
  ])("reads: %s", (words, told) => expect(told).toBe(words));

  it("tells the first whole names of several records, and how many more there are", () => {
    const names = (text: string, count: number) => namesOf({ names: text, count });
    expect(names("Yaz, Kış\nİlk Bonus", 2)).toBe("Yaz, Kış, İlk Bonus");
    expect(names("Zümrüt Casino", 12)).toBe("Zümrüt Casino");
    const cut = ["a".repeat(50), "b".repeat(50), "c".repeat(18)].join("\n");
    expect(names(cut, 1_202)).toBe(`${"a".repeat(50)}, ${"b".repeat(50)} ve 1.200 kayıt daha`);
    expect(names("a".repeat(120), 3)).toBe(`${"a".repeat(120)}… ve 2 kayıt daha`);
  });

  it("names a record for its button, or its noun, or several by their number", () => {
    const entry = { kind: "promotion", name: "Bonus", count: 1 };
    expect(titleOf(entry)).toBe("Bonus");
    expect(titleOf({ ...entry, name: null })).toBe("promosyon");
    expect(titleOf({ ...entry, count: 3 })).toBe("3 promosyon");
  });
});
