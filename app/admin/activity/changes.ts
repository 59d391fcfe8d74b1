import type { RecordKind } from "../../../db/schema";
import { FIELDS as post } from "../blog/fields";
import { FIELDS as casino } from "../casinos/fields";
import { FIELDS as category } from "../categories/fields";
import { FIELDS as comment } from "../comments/fields";
import { type Field, nameOf } from "../fields";
import { FIELDS as hero } from "../home/fields";
import { FIELDS as page } from "../pages/fields";
import { FIELDS as profile } from "../profiles/fields";
import { FIELDS as promotion } from "../promotions/fields";
import { FIELDS as redirect } from "../redirects/fields";
import { APPEARANCE, HOME_TEXTS, SEO_TEXTS } from "../settings/fields";
import { FIELDS as splashAd } from "../splash-ads/fields";
import { possessedCases, uncapitalised } from "./cases";
import type { ActivityEntry } from "./entry";

/** Values up to this length are told, longer ones only said to have changed. */
const TOLD_MAX = 40;
const CHANGES_MAX = 2;

const FIELDS: Record<Exclude<RecordKind, "image"> | "queue", Record<string, Field>> = {
  ...{ post, casino, category, promotion, profile, page, "splash-ad": splashAd, comment, hero, redirect },
  ...{ home_texts: HOME_TEXTS, seo: SEO_TEXTS, appearance: APPEARANCE, queue: post },
};

/** A field as what changes of a record: 'çevrimini', 'SEO başlığını'. */
const objectOf = (field: Field) => field.object ?? possessedCases(uncapitalised(nameOf(field))).object;

type Change = Pick<ActivityEntry["changes"][number], "field" | "from" | "to">;

interface Changed<Of extends Change = Change> {
  kind: string;
  changes: Of[];
}

/** The changes that the log tells, each with the description of its field. */
const fieldsOf = <Of extends Change>({ kind, changes }: Changed<Of>) =>
  changes.flatMap((change) => {
    const field = FIELDS[kind as keyof typeof FIELDS]?.[change.field];
    return field && field.log !== "never" ? { ...change, of: field } : [];
  });
const editsOf = <Of extends Change>(changed: Changed<Of>) => fieldsOf(changed).filter(({ of }) => !of.log);

/** `15x → 33x`; undefined where a value is too long, or not told. */
function valuesOf({ of: { told }, from, to }: Change & { of: Field }, unit: string): string | undefined {
  if (!told || [from, to].some((value) => (value ?? "").length > TOLD_MAX)) return undefined;
  return [from, to].map((value) => (value ? told(value, unit) : "boş")).join(" → ");
}

/** What an edit did: 'çevrimini 15x → 33x yaptı, açıklamasını değiştirdi'; empty where nothing of it is told. */
export function changesSentence(changed: Changed, unit: string): string {
  const told = editsOf(changed).map((change) => {
    const values = valuesOf(change, unit);
    return `${objectOf(change.of)} ${values ? `${values} yaptı` : "değiştirdi"}`;
  });
  const more = told.length - CHANGES_MAX;
  return `${told.slice(0, CHANGES_MAX).join(", ")}${more > 0 ? ` ve ${more} alanı daha değiştirdi` : ""}`;
}

/** The values that an undo gave back: 'Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026'; `ways` counts those of several records. */
export function returnedSentence(changed: Changed, unit: string, ways = 1): string {
  const told = fieldsOf(changed).map((change) => `${nameOf(change.of)}: ${valuesOf(change, unit) ?? "önceki hâli"}`);
  const more = told.length - CHANGES_MAX;
  const others = [more > 0 && `${more} alan`, ways > 1 && `${ways - 1} farklı değer`].filter(Boolean).join(", ");
  return `${told.slice(0, CHANGES_MAX).join(", ")}${told.length > 0 && others ? ` ve ${others} daha` : ""}`;
}

/** Whether an edit changed a field that is told. */
export const tellsChanges = (entry: Changed) => editsOf(entry).length > 0;

/** Whether the records of an entry have their former values again, whatever action restored them. */
export const isUndone = ({ action, is_undone, ...entry }: ActivityEntry) =>
  is_undone || (action === "edit" && tellsChanges(entry) && editsOf(entry).every(({ is_back }) => is_back));
