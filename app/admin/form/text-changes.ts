import { diffArrays } from "diff";

/** Unchanged tokens shown on each side of a change. */
const AROUND = 25;
/** Maximum number of changed tokens; beyond it the comparison stops, as it would take seconds. */
const CHANGED_MAX = 2_000;

/** Part of a text; `isOwn` when the other version lacks it. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

const words = (text: string) => text.match(/\S+|\s+/g) ?? [];

/** Diffs two texts by words; long unchanged parts are shortened. */
export function compareTexts(one: string, other: string): [one: Stretch[], other: Stretch[]] {
  const parts = diffArrays(words(one), words(other), { maxEditLength: CHANGED_MAX });
  if (!parts) return [[{ text: one, isOwn: true }], [{ text: other, isOwn: true }]];
  const sides: [Stretch[], Stretch[]] = [[], []];
  for (const [at, { value, added, removed }] of parts.entries()) {
    const stretch =
      added || removed
        ? { text: value.join(""), isOwn: true }
        : { text: aroundChanges(value, { isFirst: at === 0, isLast: at === parts.length - 1 }), isOwn: false };
    if (!added) sides[0].push(stretch);
    if (!removed) sides[1].push(stretch);
  }
  return sides;
}

function aroundChanges(shared: string[], { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const before = isFirst ? [] : shared.slice(0, AROUND);
  const after = isLast ? [] : shared.slice(-AROUND);
  if (before.length + after.length >= shared.length) return shared.join("");
  return [before.join("").trimEnd(), "…", after.join("").trimStart()].filter(Boolean).join(" ");
}
