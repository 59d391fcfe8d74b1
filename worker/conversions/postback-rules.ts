import * as z from "zod";
import { CONVERSION_STATUSES } from "../../db/schema/clicks";
import { line } from "../fields";
import { moneyFrom } from "./amount";
import { isPlaceholder } from "./placeholders";

const NAME_MAX = 200;
const STATUS_WRONG = `durum şunlardan biri olmalıdır: ${CONVERSION_STATUSES.join(", ")}`;

const parameter = (name: string, { isId = false } = {}) =>
  z
    .string({
      error: ({ input }) => (input === null ? emptySentence(name) : `${name} tek bir metin ya da sayı olmalıdır`),
    })
    .pipe(line(NAME_MAX))
    .superRefine((value, { issues }) => {
      if (!isPlaceholder(value, { isId })) return;
      const message =
        value === "" ? emptySentence(name) : `${name} değerle değişmemiş; operatörün kendi makrosunu yazın`;
      issues.push({ code: "custom", message, input: value });
    })
    .optional();
const emptySentence = (name: string) => `${name} boş geldi; değeri yoksa parametreyi adresten çıkarın`;

/** What an operator reports of one transaction; `usual` is the currency of reports that name none. */
export const postbackInput = (usual: string | null) =>
  z
    .object({
      tik: parameter("tik", { isId: true }),
      durum: z.enum(CONVERSION_STATUSES, STATUS_WRONG),
      tutar: parameter("tutar"),
      para: parameter("para"),
      islem: parameter("islem", { isId: true }),
    })
    .transform(({ tik = "", durum, tutar = "", para = "", islem = "" }, { issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: "custom", path: [path], message, input: undefined });
      if (!tik && !islem) refuse("tik", "tik ya da islem gerekli");
      const money = moneyFrom([tutar, para, usual], ["tutar", "para"], refuse);
      return { click_id: tik, status: durum, transaction: islem, ...money };
    });
export type Reported = z.infer<ReturnType<typeof postbackInput>>;
