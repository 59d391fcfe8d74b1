/** Filters of `/guvenilir-siteler`, under their names in the address. */
export const FILTERS = [
  { name: "odeme", label: "Ödeme yöntemi" },
  { name: "cekim", label: "Çekim süresi" },
  { name: "lisansli", label: "Yurt dışı lisanslı siteler" },
  { name: "destek", label: "7/24 destek" },
] as const;

/** Query parameters of `/guvenilir-siteler`. */
export interface CasinoChoice extends Partial<Record<(typeof FILTERS)[number]["name"], string | undefined>> {
  siralama?: string | undefined;
}

/** Longest payouts (hours) to which the list is narrowed. */
export const PAYOUT_HOURS = ["12", "24", "48", "72"] as const;
/** Maximum number of payment methods in the filter's list. */
export const METHODS_OFFERED = 40;

export const HOME_CASINOS = 12;
export const CASINOS_PER_PAGE = 48;
export const CASINO_PROMOTIONS_PER_PAGE = 24;
export const RATING_MAX = 5;
/** Maximum of casinos linked above the results of a search; if more match, none is linked. */
export const NAMED_CASINOS = 3;
