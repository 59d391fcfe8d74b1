import { expect, it } from "vitest";
import { faultWithAddress, isOutside } from "../../../app/admin/faults/sentences";
import type { Fault } from "../../../worker/dashboard/faults.server";

const checked_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
const target = "https://kumarhane.com/";

it.each<[Fault, string, boolean]>([
  [{ type: "picture", target: null }, "Görsel seçilmemiş", false],
  [{ type: "picture", target: "/media/a/b.png" }, "Görselin dosyası yok: /media/a/b.png", false],
  [{ type: "link", target: "/yok" }, "Bağlantının sayfası yok: /yok", false],
  [
    { type: "destination", target, reason: "404", checked_at },
    `Adresi açılmıyor (404, 3 saat önce denetlendi): ${target}`,
    true,
  ],
  [
    { type: "outside", target, reason: "no-answer", checked_at },
    `Metnindeki bağlantı açılmıyor (yanıt yok, 3 saat önce denetlendi): ${target}`,
    true,
  ],
  [
    { type: "outside", target, reason: "no-connection", checked_at },
    `Metnindeki bağlantı açılmıyor (bağlanılamıyor, 3 saat önce denetlendi): ${target}`,
    true,
  ],
  [
    { type: "destination", target, reason: "bad-redirect", checked_at },
    `Adresi açılmıyor (geçersiz bir adrese yönlendiriyor, 3 saat önce denetlendi): ${target}`,
    true,
  ],
])(
  "the sentence of a fault says what is wrong and whether it can be checked again: %j",
  (fault, sentence, canBeAsked) => {
    expect(faultWithAddress(fault)).toBe(sentence);
    expect(isOutside(fault)).toBe(canBeAsked);
  },
);
