import { z } from "zod";

export const EMAIL_WRONG = "Geçerli bir email adresi giriniz";
/** What signing in accepts (spec public §5). */
export const credentials = z.object({
  email: z.email({ error: EMAIL_WRONG }),
  password: z.string().min(6, { error: "Şifre en az 6 karakter olmalıdır" }),
});

export const SIGN_IN_FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
