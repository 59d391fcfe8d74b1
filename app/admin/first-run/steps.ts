import { REMOVED_KINDS } from "../../../worker/dashboard/first-run-rules";
import { nounOf } from "../kinds";
import type { FirstRun } from "./use-first-run";

/** Default name and address of a site that nobody has configured. */
const UNNAMED = "Bonus Rehberi";
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** What an undo of the removal takes back. */
export const DEMO_REMOVAL = { kind: "demo", action: "delete" } as const;

/** The demo content that can be removed, by kind: '26 blog yazısı'. */
export const demoContent = ({ content }: FirstRun): string[] =>
  REMOVED_KINDS.flatMap((kind) =>
    content[kind].demo > 0 ? [`${content[kind].demo} ${nounOf(kind).toLocaleLowerCase("tr")}`] : [],
  );

/** Names of edited demo records. */
export const changedDemo = ({ content }: FirstRun): string[] => REMOVED_KINDS.flatMap((kind) => content[kind].changed);

/** Whether there are casinos or promotions, if only of the demo. */
export const hasRecords = ({ content: { casino, promotion } }: FirstRun): boolean =>
  [casino, promotion].some(({ demo, changed, own }) => demo + changed.length + own > 0);

/** Which of the five steps to a live guide are done; trust pages of the demo count once they are edited. */
export function doneSteps(firstRun: FirstRun) {
  const { site, content } = firstRun;
  return {
    brand: site.name !== UNNAMED && !LOCAL.test(site.url),
    casino: content.casino.own > 0,
    promotion: content.promotion.own > 0,
    pages: content.page.own > 0 || content.page.changed.length > 0,
    demo: demoContent(firstRun).length === 0,
  };
}
