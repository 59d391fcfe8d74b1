import { expect, it } from "vitest";
import { adState } from "../../worker/splash-ads/state";

const now = new Date("2026-11-26T20:30:00Z");
const runs = { is_active: true, starts_at: null, ends_at: null, fault: null };

it.each([
  ["Yayında", {}],
  ["Yayında", { starts_at: now.toISOString(), ends_at: "2026-11-26T20:30:00.001Z" }],
  ["Bitti", { ends_at: now.toISOString() }],
  ["Bitti", { ends_at: "2026-11-25T00:00:00.000Z", fault: "casino" }],
  ["Bugün başlıyor", { starts_at: "2026-11-26T20:59:00.000Z" }],
  ["Yarın başlıyor", { starts_at: "2026-11-26T21:00:00.000Z" }],
  ["3 gün sonra başlıyor", { starts_at: "2026-11-29T09:00:00.000Z" }],
  ["Önerilmeyen casinoya gidiyor", { fault: "casino" }],
  ["Bonusu sona erdi", { fault: "promotion", starts_at: "2026-11-29T09:00:00.000Z" }],
  ["Hedef sayfa bulunamadı", { fault: "missing" }],
  ["Pasif", { is_active: false, fault: "casino", ends_at: "2026-11-25T00:00:00.000Z" }],
] as const)("a splash ad is '%s' with %j", (state, values) => expect(adState({ ...runs, ...values }, now)).toBe(state));
