import * as z from "zod";
import { isContinued, selected } from "../fields";

export const verificationUndo = z.strictObject({
  records: selected(
    z.object({
      id: z.uuid("Geçersiz kayıt"),
      last_verified_at: z.iso.datetime("Geçerli bir zaman giriniz").nullable(),
      verified_by: z.string().max(300).nullable(),
    }),
  ),
  is_continued: isContinued,
});
export type FormerVerification = z.infer<typeof verificationUndo>["records"][number];
