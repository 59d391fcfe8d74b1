/** Query parameters of `/guvenilir-siteler`, under their names in the address. */
export interface CasinoChoice {
  siralama?: string | undefined;
  lisansli?: string | undefined;
  destek?: string | undefined;
}

export const HOME_CASINOS = 12;
export const CASINOS_PER_PAGE = 48;
export const CASINO_PROMOTIONS_PER_PAGE = 24;
export const RATING_MAX = 5;
/** Maximum of casinos linked above the results of a search; if more match, none is linked. */
export const NAMED_CASINOS = 3;
