import * as z from "zod";
import { CONVERSION_STATUSES } from "../../db/schema/clicks";
import { line } from "../fields";
import { isCurrency, readAmount } from "./amount";

const NAME_MAX = 200;
const STATUS_WRONG = `durum şunlardan biri olmalıdır: ${CONVERSION_STATUSES.join(", ")}`;

export interface Amount {
  amount: number | null;
  currency: string | null;
}

/** A typed amount and its currency; an issue stands at `paths`. Nothing is reported for an empty amount. */
function amountOf(
  [amount, currency]: [string, string],
  paths: [string, string],
  { issues }: z.core.ParsePayload,
): Amount {
  const none = { amount: null, currency: null };
  if (!amount) return none;
  const code = currency.toUpperCase();
  const refuse = (path: string, message: string) => {
    issues.push({ code: "custom", path: [path], message, input: amount });
    return none;
  };
  if (!isCurrency(code)) return refuse(paths[1], "Tutarın para birimini ISO 4217 koduyla yazın, örneğin TRY");
  const minor = readAmount(amount, code);
  return typeof minor === "string" ? refuse(paths[0], minor) : { amount: minor, currency: code };
}

/** What an operator reports of one transaction. */
export const postbackInput = z
  .object({
    tik: line(NAME_MAX).default(""),
    durum: z.enum(CONVERSION_STATUSES, STATUS_WRONG),
    tutar: line(NAME_MAX).default(""),
    para: line(NAME_MAX).default(""),
    islem: line(NAME_MAX).default(""),
  })
  .transform(({ tik, durum, tutar, para, islem }, context) => {
    if (!tik && !islem)
      context.issues.push({ code: "custom", path: ["tik"], message: "tik ya da islem gerekli", input: tik });
    const money = amountOf([tutar, para], ["tutar", "para"], context);
    return { click_id: tik, status: durum, transaction: islem, ...money };
  });
export type Reported = z.infer<typeof postbackInput>;
