import type { Fault, OutsideFault } from "../../../worker/dashboard/faults.server";
import { formatAgo } from "../shell/dates";

const REASONS: Record<string, string> = {
  "no-connection": "bağlanılamıyor",
  "no-answer": "yanıt yok",
  "bad-redirect": "geçersiz bir adrese yönlendiriyor",
};

/** Why an address of another site is broken. */
export const failureSentence = (reason: string) => REASONS[reason] ?? reason;

export const isOutside = (fault: Fault): fault is OutsideFault =>
  fault.type === "destination" || fault.type === "outside";

/** Describes a fault without its address. */
export function faultSentence(fault: Fault): string {
  if (!isOutside(fault)) {
    if (fault.target === null) return "Görsel seçilmemiş";
    return fault.type === "picture" ? "Görselin dosyası yok" : "Bağlantının sayfası yok";
  }
  const what = fault.type === "destination" ? "Adresi açılmıyor" : "Metnindeki bağlantı açılmıyor";
  return `${what} (${failureSentence(fault.reason)}, ${formatAgo(fault.checked_at, new Date())} denetlendi)`;
}

export const faultWithAddress = (fault: Fault) =>
  fault.target === null ? faultSentence(fault) : `${faultSentence(fault)}: ${fault.target}`;
