/** Filters of `/bonuslar` by a number: their parameter in the address, and the property of `PromotionFilter`. */
export const NUMBERS = [
  { name: "cevrim", filter: "maxWagering", label: "Çevrim" },
  { name: "yatirim", filter: "deposit", label: "Yatırabileceğim" },
] as const;

/** Filters that are on or off; `text` names one that is chosen. */
export const SWITCHES = [
  { name: "uye", filter: "isForMembers", label: "Zaten üyeyim", text: "üyelere de açık" },
  { name: "lisansli", filter: "isLicensed", label: "Lisanslı siteler", text: "lisanslı siteler" },
  { name: "kodlu", filter: "hasCode", label: "Kodu olanlar", text: "kodu olanlar" },
] as const;

export const FILTERS = [...NUMBERS, ...SWITCHES];

/** Query parameters of `/bonuslar`, under their names in the address. */
export interface ListChoice extends Partial<Record<(typeof FILTERS)[number]["name"], string | undefined>> {
  q: string;
  kategori?: string | undefined;
  siralama?: string | undefined;
}
