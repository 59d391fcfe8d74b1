// Without zod, so that the script of public pages can import it.
export const NAME_MISSING = "Lütfen kullanıcı adınızı girin";
export const TEXT_MISSING = "Lütfen yorumunuzu yazın";
export const COMMENT_FAILED = "Yorumunuz eklenirken bir hata oluştu";
export const COMMENT_ADDED = "Yorumunuz başarıyla eklendi";
export const COMMENT_WAITS = "Yorumunuz alındı; onaylandıktan sonra burada görünecek";
