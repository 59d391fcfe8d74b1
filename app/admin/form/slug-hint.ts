/** Hint of a slug: of what a page, at which address, and what a new record's slug is made of. */
export const slugHint = (address: string, isNew: boolean, source = "başlıktan") =>
  isNew
    ? `${address} · Boş bırakılırsa ${source} üretilir.`
    : `${address} · Boş bırakılırsa olduğu gibi kalır; değiştirirseniz eski adres yenisine yönlendirir.`;
