import type { FoundField, FoundValue } from "./found-value";
import { bonusTerms } from "../promotions/bonus-terms";

const VALUES_MAX: Partial<Record<FoundField, number>> = { games: 1, promotion_code: 20 };
const OTHERS_MAX = 3;
const ORDER: string[] = bonusTerms.keyof().options;

/** One value of each field, else the different ones as disputed; a guess only where the text says nothing. */
export function settled(values: FoundValue[]): FoundValue[] {
  const fields = new Map<FoundField, FoundValue[]>();
  for (const value of values) fields.set(value.field, [...(fields.get(value.field) ?? []), value].slice(0, SEEN_MAX));
  dropDependent(fields);
  const kept = [...fields].flatMap(([field, all]) => {
    const said = all.filter(({ isGuess }) => !isGuess);
    const different = distinct(said.length > 0 ? said : all).slice(0, VALUES_MAX[field] ?? OTHERS_MAX);
    return different.length > 1 ? different.map((value) => ({ ...value, isDisputed: true as const })) : different;
  });
  return disputedGains(kept).toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
}

const SEEN_MAX = 50;
/** Characters between the deposit of a step and its percentage: '10.000 TL üstü yatırımda %60'. */
const STEP_LENGTH = 40;

const distinct = (values: FoundValue[]) =>
  values.filter(({ value }, i) => values.findIndex((other) => other.value === value) === i);

function dropDependent(fields: Map<FoundField, FoundValue[]>): void {
  const isPercent = fields.has("bonus_percent") || fields.has("loss_percent");
  fields.delete(isPercent ? "fixed_bonus" : "max_bonus");
  const without = (field: FoundField, dropped: (value: FoundValue) => boolean) => {
    const kept = (fields.get(field) ?? []).filter((value) => !dropped(value));
    if (kept.length > 0) fields.set(field, kept);
    else fields.delete(field);
  };
  const [first, ...later] = fields.get("bonus_percent") ?? [];
  const ofLater = later.filter(({ value, isGuess }) => !isGuess && value !== first?.value);
  without("min_deposit", ({ end }) => ofLater.some(({ start }) => start >= end && start - end < STEP_LENGTH));
  if (first) without("min_deposit", ({ value }) => value === "0");
  if (!fields.has("free_spins")) fields.delete("spin_value");
  if (!fields.get("wagering")?.some(({ value }) => value !== "0")) fields.delete("wagering_base");
}

function disputedGains(values: FoundValue[]): FoundValue[] {
  const isBoth = ["bonus_percent", "loss_percent"].every((field) => values.some((value) => value.field === field));
  const isGain = ({ field }: FoundValue) => field === "bonus_percent" || field === "loss_percent";
  return isBoth ? values.map((value) => (isGain(value) ? { ...value, isDisputed: true as const } : value)) : values;
}
