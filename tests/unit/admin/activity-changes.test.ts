import { expect, it } from "vitest";
import { changesSentence, returnedSentence } from "../../../app/admin/activity/changes";

type Change = [field: string, from: string | null, to: string | null];

const toldOf = (kind: string, ...changes: Change[]) =>
  changesSentence({ kind, changes: changes.map(([field, from, to]) => ({ field, from, to })) }, "TL");
const told = (...changes: Change[]) => toldOf("promotion", ...changes);

it("tells what an edit changed, from what to what", () => {
  expect(told(["wagering", "15", "33"])).toBe("çevrimini 15x → 33x yaptı");
  expect(told(["min_deposit", "1500", null])).toBe("en az yatırımını 1.500 TL → boş yaptı");
  expect(told(["expiry_date", null, "2026-12-31"])).toBe("son gününü boş → 31 Aralık 2026 yaptı");
});

it("tells changes of home and of SEO texts", () => {
  expect(toldOf("hero", ["main_title", "Eski", "Yeni"], ["pinned_casinos", "[]", "[1]"])).toBe(
    "ana başlığını “Eski” → “Yeni” yaptı, sabitlenen sitelerini değiştirdi",
  );
  expect(toldOf("seo", ["title", "Eski", "Yeni"])).toBe("SEO başlığını “Eski” → “Yeni” yaptı");
});

it.each([
  ["promotion", "loss_percent", "kayıp iadesini"],
  ["promotion", "wagering_base", "çevrim temelini"],
  ["promotion", "casino_id", "casinosunu"],
  ["promotion", "expiry_date", "son gününü"],
  ["promotion", "games", "oyunlarını"],
  ["casino", "name", "adını"],
  ["casino", "entry_url", "giriş adresini"],
  ["casino", "tracking_url", "takip adresini"],
  ["casino", "has_24_7_support", "desteğini"],
  ["casino", "logo_url", "logosunu"],
  ["casino", "owner", "sahibini"],
  ["post", "seo_description", "SEO açıklamasını"],
  ["post", "seo_keywords", "anahtar kelimelerini"],
  ["page", "in_footer", "alt menüdeki yerini"],
  ["hero", "pinned_posts", "öne çıkan yazılarını"],
  ["home_texts", "blog_section_text", "blog bölümünün metnini"],
  ["splash-ad", "weight", "ağırlığını"],
])("of a %s names %s as the object of its sentence", (kind, field, object) =>
  expect(toldOf(kind, [field, "a".repeat(41), "b"])).toBe(`${object} değiştirdi`),
);

it("only says that long texts have changed", () => {
  expect(told(["description", "a", "b"])).toBe("açıklamasını değiştirdi");
  expect(told(["title", "a".repeat(41), "b"])).toBe("başlığını değiştirdi");
});

it("names two changes and the number of others, and no column that nobody typed", () => {
  const changes = [
    ["wagering", "1", "2"],
    ["terms", "a", "b"],
    ["max_bet", "1", "2"],
    ["search_text", "a", "b"],
  ];
  expect(told(...(changes as [string, string, string][]))).toBe(
    "çevrimini 1x → 2x yaptı, şartlarını değiştirdi ve 1 alanı daha değiştirdi",
  );
  expect(told(["search_text", "a", "b"])).toBe("");
});

it.each([
  ["promotion", [{ field: "wagering", from: "33", to: "15" }], 1, "Çevrim: 33x → 15x"],
  ["promotion", [{ field: "terms", from: "a".repeat(90), to: "b" }], 1, "Şartlar: önceki hâli"],
  ["comment", [{ field: "status", from: "spam", to: "published" }], 2, "Durum: Spam → Yayında ve 1 farklı değer daha"],
  [
    "casino",
    [
      { field: "last_verified_at", from: "2026-11-26T09:00:00.000Z", to: null },
      { field: "verified_by", from: "a@b.example", to: null },
    ],
    1,
    "Son doğrulama: 26 Kasım 2026 12:00 → boş",
  ],
  [
    "post",
    [
      { field: "is_published", from: "0", to: "1" },
      { field: "published_at", from: null, to: "2026-11-26T09:00:00.000Z" },
      { field: "queue_position", from: "3", to: null },
    ],
    1,
    "Durum: taslak → yayında, Yayın tarihi: boş → 26 Kasım 2026 12:00 ve 1 alan daha",
  ],
  ["post", [{ field: "search_text", from: "a", to: "b" }], 3, ""],
  ["seo", [{ field: "title", from: "Yeni", to: "Eski" }], 1, "SEO başlığı: “Yeni” → “Eski”"],
  ["queue", [{ field: "queue_position", from: "3", to: null }], 1, "Yayın sırası: 3 → boş"],
])("values of a %s that an undo gave back are told: %j (B3.3)", (kind, changes, ways, sentence) => {
  expect(returnedSentence({ kind, changes }, "TL", ways)).toBe(sentence);
});
