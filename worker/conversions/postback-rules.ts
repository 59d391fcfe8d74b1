import * as z from "zod";
import { CONVERSION_STATUSES } from "../../db/schema/clicks";
import { line } from "../fields";
import { moneyFrom } from "./amount";

const NAME_MAX = 200;
const STATUS_WRONG = `durum şunlardan biri olmalıdır: ${CONVERSION_STATUSES.join(", ")}`;

/** What an operator reports of one transaction. */
export const postbackInput = z
  .object({
    tik: line(NAME_MAX).default(""),
    durum: z.enum(CONVERSION_STATUSES, STATUS_WRONG),
    tutar: line(NAME_MAX).default(""),
    para: line(NAME_MAX).default(""),
    islem: line(NAME_MAX).default(""),
  })
  .transform(({ tik, durum, tutar, para, islem }, { issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: "custom", path: [path], message, input: undefined });
    if (!tik && !islem) refuse("tik", "tik ya da islem gerekli");
    const money = moneyFrom([tutar, para], ["tutar", "para"], refuse);
    return { click_id: tik, status: durum, transaction: islem, ...money };
  });
export type Reported = z.infer<typeof postbackInput>;
