import { MEMBERSHIP, type Membership } from "./list-choice";

/** What visitors choose among in the hero, ascending. */
export const FINDER_DEPOSITS = [100, 250, 500, 1_000];
export const FINDER_WAGERING = [0, 10, 20, 30];

/** Promotions that are alike to the finder: by the first deposit and wagering that reach them, as indexes of the lists. */
interface FinderGroup {
  deposit: number;
  wagering: number;
  /** Null where everybody may get them, or that is not stated. */
  only: Membership | null;
  total: number;
}

/** How many promotions each choice finds, in the order of its fields: membership, then deposit, then wagering. */
export function finderCounts(groups: FinderGroup[]): number[] {
  const upTo = (list: number[]) => [Infinity, ...list.keys()];
  return MEMBERSHIP.choices.flatMap(({ of }) =>
    upTo(FINDER_DEPOSITS).flatMap((deposit) =>
      upTo(FINDER_WAGERING).map((wagering) =>
        groups
          .filter(({ only }) => only === null || only === of)
          .filter((group) => group.deposit <= deposit && group.wagering <= wagering)
          .reduce((sum, { total }) => sum + total, 0),
      ),
    ),
  );
}
