export const HOME_CASINOS = 12;
export const CASINOS_PER_PAGE = 48;
export const CASINO_PROMOTIONS_PER_PAGE = 24;

export const CASINOS_TAG = "casinos";
export const casinoTag = (id: string) => `casino:${id}`;
