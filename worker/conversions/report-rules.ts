import * as z from "zod";
import { line, optionalDay, optionalWholeNumber } from "../fields";
import { laterDay } from "../text/calendar";
import { moneyFrom } from "./amount";

const COUNT_MAX = 1_000_000;
const SUB_ID_MAX = 80;
const KEPT_DAYS = 400;
const DAY_MISSING = "Geçerli bir tarih giriniz";
const EMPTY = "Kayıt, ilk yatırım ya da gelir yazın";

/** What a click, or a free sub-id, brought on a day. `usual` is the currency of lines that name none. */
export const reportLine = (today: string, usual: string | null) =>
  z
    .object({
      day: optionalDay,
      sub_id: line(SUB_ID_MAX).default(""),
      registrations: optionalWholeNumber(0, COUNT_MAX),
      first_deposits: optionalWholeNumber(0, COUNT_MAX),
      revenue: line().default(""),
      currency: line().default(""),
    })
    .transform(({ day, revenue, currency, ...counts }, { issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: "custom", path: [path], message, input: undefined });
      if (!day) refuse("day", DAY_MISSING);
      else if (day > today) refuse("day", "Tarih ileride olamaz");
      else if (day < laterDay(today, -KEPT_DAYS)) refuse("day", `Dönüşümler ${KEPT_DAYS} gün saklanır`);
      const money = moneyFrom([revenue, currency, usual], ["revenue", "currency"], refuse);
      if (counts.registrations === null && counts.first_deposits === null && !revenue) refuse("registrations", EMPTY);
      return { day: day ?? "", ...counts, ...money };
    });
export type ReportLine = z.infer<ReturnType<typeof reportLine>>;
