import type { Reason } from "../../../worker/operator-text/untaken";

const written = (how: string) => (unit: string) => `Metinde ${how}; ${unit} alanına alınmadı.`;

const UNTAKEN: Record<Reason, (unit: string) => string> = {
  TL: written("TL tutarı var"),
  EUR: written("euro tutarı var"),
  USD: written("dolar tutarı var"),
  USDT: written("USDT tutarı var"),
  GBP: written("sterlin tutarı var"),
  multiple: written("kat olarak yazıyor"),
  share: written("yüzde olarak yazıyor"),
  fraction: () => "Metinde küsuratlı sayı var; alan tam sayı ister.",
  ended: () => "Metne göre bu kod artık geçerli değil.",
  later: () => "Metne göre bu kod daha sonra geçerli olacak.",
};

/** Why a field that the text states was not taken; `unit` is that of amounts. */
export const untakenText = (reason: Reason, unit: string) => UNTAKEN[reason](unit);
