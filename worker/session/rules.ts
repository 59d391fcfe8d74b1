import * as z from "zod";
import { hiddenField } from "../fields";

const EMAIL_WRONG = "Geçerli bir email adresi giriniz";
export const credentials = z.strictObject({
  email: z.email({ error: EMAIL_WRONG }),
  password: z
    .string({ error: "Şifre en az 6 karakter olmalıdır" })
    .min(6, "Şifre en az 6 karakter olmalıdır")
    .max(1_000, "Şifre çok uzun"),
});
export type Credentials = z.infer<typeof credentials>;
/** `code` is of the second factor, "" in the first step. */
export const signInForm = credentials.extend({ code: hiddenField });
export type SignInForm = z.input<typeof signInForm>;
export const signInRules = signInForm.extend({ "cf-turnstile-response": hiddenField });
export type SignInInput = z.infer<typeof signInRules>;
