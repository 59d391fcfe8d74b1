import { diffArrays } from "diff";

/** Words and spaces that two texts share around a change, as far as they are shown. */
const AROUND = 25;
/** Changed words and spaces beyond which two texts have nothing to do with each other; comparing on would take seconds. */
const CHANGED_MAX = 2_000;

/** Words of a text that stand in both versions, or only in its own. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

const words = (text: string) => text.match(/\S+|\s+/g) ?? [];

/** Two versions of a text in stretches; long ones that both have are cut down to what lies around the changes. */
export function compareTexts(one: string, other: string): [one: Stretch[], other: Stretch[]] {
  const parts = diffArrays(words(one), words(other), { maxEditLength: CHANGED_MAX });
  if (!parts) return [[{ text: one, isOwn: true }], [{ text: other, isOwn: true }]];
  const sides: [Stretch[], Stretch[]] = [[], []];
  for (const [at, { value, added, removed }] of parts.entries()) {
    const stretch =
      added || removed
        ? { text: value.join(""), isOwn: true }
        : { text: aroundChanges(value, at === 0, at === parts.length - 1), isOwn: false };
    if (!added) sides[0].push(stretch);
    if (!removed) sides[1].push(stretch);
  }
  return sides;
}

function aroundChanges(shared: string[], isFirst: boolean, isLast: boolean): string {
  const before = isFirst ? [] : shared.slice(0, AROUND);
  const after = isLast ? [] : shared.slice(-AROUND);
  if (before.length + after.length >= shared.length) return shared.join("");
  return [before.join("").trimEnd(), "…", after.join("").trimStart()].filter(Boolean).join(" ");
}
