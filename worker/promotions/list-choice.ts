/** Filters of `/bonuslar` by a number: their parameter in the address, and the property of `PromotionFilter`. */
export const NUMBERS = [
  { name: "cevrim", filter: "maxWagering", label: "Çevrim" },
  { name: "yatirim", filter: "deposit", label: "Yatırabileceğim" },
] as const;

/** What a visitor is to the operator of a bonus. */
export type Membership = "new" | "existing";

/** The filter by membership: its parameter, and the values that it has in addresses. */
export const MEMBERSHIP = {
  name: "uye",
  label: "Üyeliğim",
  choices: [
    { value: "0", of: "new", label: "Yeni üyeyim" },
    { value: "1", of: "existing", label: "Üyeyim" },
  ],
} as const;

export const membershipOf = (value: string | undefined): Membership | undefined =>
  MEMBERSHIP.choices.find((choice) => choice.value === value)?.of;

/** Filters that are on or off; `text` names one that is chosen. */
export const SWITCHES = [
  { name: "lisansli", filter: "isLicensed", label: "Yurt dışı lisanslı siteler", text: "yurt dışı lisanslı siteler" },
  { name: "kodlu", filter: "hasCode", label: "Kodu olanlar", text: "kodu olanlar" },
] as const;

export const FILTERS = [...NUMBERS, MEMBERSHIP, ...SWITCHES];

/** Query parameters of `/bonuslar`, under their names in the address. */
export interface ListChoice extends Partial<Record<(typeof FILTERS)[number]["name"], string | undefined>> {
  q: string;
  kategori?: string | undefined;
  siralama?: string | undefined;
}
