import type { RecordKind } from "../../../db/schema";
import { FIELDS as post } from "../blog/fields";
import { FIELDS as casino } from "../casinos/fields";
import { FIELDS as category } from "../categories/fields";
import { FIELDS as comment } from "../comments/fields";
import { type Field, nameOf } from "../fields";
import { FIELDS as hero } from "../home/fields";
import { FIELDS as page } from "../pages/fields";
import { FIELDS as promotion } from "../promotions/fields";
import { HOME_TEXTS, SEO_TEXTS } from "../settings/fields";
import { FIELDS as splashAd } from "../splash-ads/fields";
import { possessedCases, uncapitalised } from "./cases";
import type { ActivityEntry } from "./entry";

/** Values up to this length are told, longer ones only said to have changed. */
const TOLD_MAX = 40;
const CHANGES_MAX = 2;

type Known = Record<string, Field>;

const FIELDS: Record<Exclude<RecordKind, "image">, Known> = {
  ...{ seo: SEO_TEXTS, home_texts: HOME_TEXTS, hero, "splash-ad": splashAd, category, comment, page, post, casino },
  promotion,
};
/** Where the kind is not known. */
const ALL: Known = Object.assign({}, ...Object.values(FIELDS)) as Known;

/** A field as what changes of a record: 'çevrimini', 'SEO başlığını'. */
const objectOf = (field: Field) => field.object ?? possessedCases(uncapitalised(nameOf(field))).object;

export type Change = Pick<ActivityEntry["changes"][number], "field" | "from" | "to">;

interface Changed<Of extends Change = Change> {
  kind?: string;
  changes: Of[];
}

const fieldsIn = (kind?: string): Known => (kind === undefined ? ALL : (FIELDS[kind as keyof typeof FIELDS] ?? {}));

/** 'çevrimini 15x → 33x yaptı'; undefined where a value is too long, or not told. */
function valuesOf({ told }: Field, { from, to }: Change, unit: string): string | undefined {
  if (!told || [from, to].some((value) => (value ?? "").length > TOLD_MAX)) return undefined;
  return [from, to].map((value) => (value ? told(value, unit) : "boş")).join(" → ");
}

const toldChanges = <Of extends Change>({ kind, changes }: Changed<Of>) =>
  changes.filter(({ field }) => {
    const known = fieldsIn(kind)[field];
    return known && !known.log;
  });

/** What an edit did: 'çevrimini 15x → 33x yaptı, açıklamasını değiştirdi'; empty where nothing of it is told. */
export function changesSentence(changed: Changed, unit: string): string {
  const told = toldChanges(changed).flatMap((change) => {
    const field = fieldsIn(changed.kind)[change.field];
    if (!field) return [];
    const values = valuesOf(field, change, unit);
    return `${objectOf(field)} ${values ? `${values} yaptı` : "değiştirdi"}`;
  });
  const more = told.length - CHANGES_MAX;
  return `${told.slice(0, CHANGES_MAX).join(", ")}${more > 0 ? ` ve ${more} alanı daha değiştirdi` : ""}`;
}

/** The values that an undo gave back: 'Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026'; `ways` counts those of several records. */
export function returnedSentence({ kind, changes }: Changed, unit: string, ways = 1): string {
  const told = changes.flatMap((change) => {
    const field = fieldsIn(kind)[change.field];
    if (!field || field.log === "never") return [];
    return `${nameOf(field)}: ${valuesOf(field, change, unit) ?? "önceki hâli"}`;
  });
  const more = told.length - CHANGES_MAX;
  const others = [more > 0 && `${more} alan`, ways > 1 && `${ways - 1} farklı değer`].filter(Boolean).join(", ");
  return `${told.slice(0, CHANGES_MAX).join(", ")}${told.length > 0 && others ? ` ve ${others} daha` : ""}`;
}

/** Whether an edit changed a field that is told. */
export const tellsChanges = (entry: Changed) => toldChanges(entry).length > 0;

/** Whether the records of an entry have their former values again, whatever action restored them. */
export const isUndone = ({ action, is_undone, ...entry }: ActivityEntry) =>
  is_undone || (action === "edit" && tellsChanges(entry) && toldChanges(entry).every(({ is_back }) => is_back));
