/** What a visitor reads when something failed that nobody expected. */
export const UNEXPECTED = "Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.";
