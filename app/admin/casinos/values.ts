import type { Casino } from "../../../db/schema";
import { NAME_MAX } from "../../../worker/casinos/rules";
import { byCriterion } from "../../../worker/casinos/score";
import { typedNumber } from "../../../worker/text/typed-values";
import { nameOfCopy } from "../list/copies";

const lines = (items: string[] | undefined) => items?.join("\n") ?? "";

export const valuesOf = (casino: Casino | undefined) => ({
  name: casino?.name ?? "",
  slug: casino?.slug ?? "",
  url: casino?.url ?? "",
  entry_url: casino?.entry_url ?? "",
  tracking_url: casino?.tracking_url ?? "",
  report_currency: casino?.report_currency ?? "",
  logo_url: casino?.logo_url ?? "",
  description: casino?.description ?? "",
  featured: casino?.featured ?? false,
  review: byCriterion((criterion) => ({
    score: typedNumber(casino?.review?.[criterion].score),
    reason: casino?.review?.[criterion].reason ?? "",
  })),
  rating: typedNumber(casino?.rating),
  standing: casino?.standing ?? "pending",
  standing_reason: casino?.standing_reason ?? "",
  verdict: casino?.verdict ?? "",
  pros: lines(casino?.pros),
  cons: lines(casino?.cons),
  owner: casino?.owner ?? "",
  founded_year: typedNumber(casino?.founded_year),
  is_licensed: casino?.is_licensed ?? false,
  licence_authority: casino?.licence_authority ?? "",
  licence_number: casino?.licence_number ?? "",
  has_24_7_support: casino?.has_24_7_support ?? false,
  payment_methods: lines(casino?.payment_methods),
  withdrawal_time: casino?.withdrawal_time ?? "",
});
/** A copy omits the editors' judgement of the casino. */
export const copyOf = (casino: Casino): Casino => ({
  ...casino,
  name: nameOfCopy(casino.name, NAME_MAX),
  slug: "",
  featured: false,
  review: null,
  rating: null,
  standing: "pending",
  standing_reason: null,
  verdict: null,
  pros: [],
  cons: [],
});
export type CasinoValues = ReturnType<typeof valuesOf>;

const REVIEW = ["review", "rating", "standing", "standing_reason", "verdict", "pros", "cons"];
const PROFILE = [
  ...["owner", "founded_year", "is_licensed", "licence_authority", "licence_number", "payment_methods"],
  ...["withdrawal_time", "has_24_7_support"],
];

/** The tab that holds a field, given by its path. */
export function tabOf(path: string) {
  const [field = ""] = path.split(".");
  return REVIEW.includes(field) ? "review" : PROFILE.includes(field) ? "profile" : "details";
}
