import * as z from "zod";
import { STANDINGS } from "../../db/schema/criteria";
import {
  expectedVersion,
  SELECTED_MAX,
  flag,
  html,
  listOfLines,
  requiredLine,
  optionalLine,
  optionalSlug,
  optionalTemplate,
  optionalWebUrl,
  typedNumberOf,
  webUrl,
} from "../fields";
import { licenceCountry, permittedCountries } from "../country-fields";
import { imageUrl, type ShareImage, shareImage } from "../picture-fields";
import { currencyOf } from "../text/currency";
import { dayInIstanbul } from "../text/calendar";
import { VERDICT_MAX } from "../text/verdict";
import { reviewInput } from "./review";
import { RATING_MAX } from "./constants";
import { testLog } from "./test-log-rules";

const RATING_WRONG = `Puan 0 ile ${RATING_MAX} arasında olmalıdır`;

export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_SHORT = "Açıklama en az 10 karakter olmalıdır";

const CURRENCY_WRONG = "Para birimini ISO 4217 koduyla yazın, örneğin TRY";

const FIRST_YEAR = 1990;
const thisYear = () => Number(dayInIstanbul(new Date()).slice(0, 4));
const YEAR_WRONG = { error: () => `Yıl ${FIRST_YEAR} ile ${thisYear()} arasında olmalıdır` };
const year = typedNumberOf(YEAR_WRONG)
  .pipe(
    z
      .int(YEAR_WRONG)
      .refine((year) => year >= FIRST_YEAR && year <= thisYear(), YEAR_WRONG)
      .nullable(),
  )
  .default(null);

const currency = optionalLine().transform((text, { issues }) => {
  const code = text === null ? null : currencyOf(text);
  if (code === undefined) issues.push({ code: "custom", message: CURRENCY_WRONG, input: text });
  return code ?? null;
});

export const NAME_MAX = 200;
const REASON_REQUIRED = "Önermediğiniz sitenin gerekçesini yazın";
const shortList = listOfLines(20, 200);

const casinoFields = z.strictObject({
  name: requiredLine(2, "Casino adı en az 2 karakter olmalıdır", NAME_MAX),
  slug: optionalSlug,
  url: webUrl("Geçerli bir URL giriniz"),
  entry_url: optionalWebUrl("Geçerli bir URL giriniz"),
  tracking_url: optionalTemplate
    .transform((template) => template || null)
    .nullable()
    .default(null),
  report_currency: currency,
  logo_url: imageUrl("Geçerli bir logo URL giriniz"),
  description: html(DESCRIPTION_MIN, DESCRIPTION_SHORT),
  rating: typedNumberOf(RATING_WRONG)
    .pipe(z.number(RATING_WRONG).min(0, RATING_WRONG).max(RATING_MAX, RATING_WRONG).nullable())
    .default(null),
  featured: flag.default(false),
  is_licensed: flag.default(false),
  licence_authority: optionalLine(200),
  licence_number: optionalLine(100),
  licence_country: licenceCountry,
  permitted_countries: permittedCountries,
  has_24_7_support: flag.default(false),
  review: reviewInput,
  standing: z.enum(STANDINGS, { error: "Durumu listeden seçin" }).default("pending"),
  standing_reason: optionalLine(),
  verdict: optionalLine(VERDICT_MAX),
  pros: shortList,
  cons: shortList,
  payment_methods: shortList,
  withdrawal_time: optionalLine(100),
  test_log: testLog,
  founded_year: year,
  owner: optionalLine(200),
});

export const { shape: casinoJudgement } = casinoFields.pick({ review: true, pros: true, cons: true });

export const casinoInput = casinoFields.refine(
  ({ standing, standing_reason }) => standing !== "not_recommended" || standing_reason !== null,
  { path: ["standing_reason"], error: REASON_REQUIRED },
);
export type CasinoInput = z.infer<typeof casinoInput>;

export const casinoAddition = casinoInput.safeExtend(shareImage);
export type CasinoSave = CasinoInput & ShareImage;

/** `moved_links` are promotions and splash ads that get the casino's new host in their addresses. */
export const casinoUpdate = casinoAddition.safeExtend({
  updated_at: expectedVersion,
  moved_links: z.array(z.uuid("Geçersiz kayıt")).max(SELECTED_MAX).default([]),
});
