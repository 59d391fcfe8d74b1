import * as z from "zod";

export const EMAIL_WRONG = "Geçerli bir email adresi giriniz";
/** What signing in accepts (spec public §5). */
export const credentials = z.strictObject({
  email: z.email({ error: EMAIL_WRONG }),
  password: z
    .string({ error: "Şifre en az 6 karakter olmalıdır" })
    .min(6, "Şifre en az 6 karakter olmalıdır")
    .max(1_000, "Şifre çok uzun"),
});
export type Credentials = z.infer<typeof credentials>;

export const SIGN_IN_FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
export const SIGN_IN_REQUIRED = "Bu sayfaya erişmek için giriş yapmalısınız";
export const NOT_AN_ADMINISTRATOR = "Bu hesap admin yetkisine sahip değil";
export const AUTHORISATION_FAILED = "Yetkilendirme hatası oluştu";
export const SIGN_IN_BROKE = "Giriş yapılırken bir hata oluştu";
