import type { Casino } from "../../../db/schema";
import { casinoInput, NAME_MAX } from "../../../worker/casinos/rules";
import { byCriterion } from "../../../worker/casinos/score";
import { typedNumber } from "../../../worker/text/typed-values";
import { formValues } from "../form/form-values";
import { nameOfCopy } from "../list/copies";

export const valuesOf = (casino: Casino | undefined) => ({
  ...formValues(casinoInput, casino),
  test_log: (casino?.test_log ?? []).map((entry) => ({ ...entry, hours: typedNumber(entry.hours) })),
  review: byCriterion((criterion) => ({
    score: typedNumber(casino?.review?.[criterion].score),
    reason: casino?.review?.[criterion].reason ?? "",
  })),
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
  test_log: [],
});
export type CasinoValues = ReturnType<typeof valuesOf>;
