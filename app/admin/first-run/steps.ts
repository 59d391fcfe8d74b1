import { REMOVED_KINDS } from "../../../worker/dashboard/first-run-rules";
import { BUILT_IN_NAME } from "../../../worker/built-in-name";
import { nounOf } from "../kinds";
import type { FirstRun } from "./use-first-run";

/** The address of a site that nobody has configured. */
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

/** Which of the steps that a live guide needs are done, in their order. */
export const neededSteps = (firstRun: FirstRun) => {
  const { site, content, states } = firstRun;
  return {
    name: site.name !== BUILT_IN_NAME,
    address: site.url.startsWith("https://") && !LOCAL.test(site.url),
    pages: states.has_owner_pages,
    countries: states.has_countries,
    casino: content.casino.own > 0,
    promotion: content.promotion.own > 0,
    demo: demoContent(firstRun).length === 0,
    factor: states.unprotected === 0,
    backup: states.has_backup,
    notifications: states.has_target,
  };
};

/** Steps that an owner may leave: they are not counted. */
export const optionalSteps = ({ states }: FirstRun) => ({
  turnstile: states.has_turnstile,
  postback: states.has_tried_postback,
});

export type StepName = keyof ReturnType<typeof neededSteps> | keyof ReturnType<typeof optionalSteps>;

export const STEP_TITLES: Record<StepName, string> = {
  name: "Sitenizin adı",
  address: "Alan adı ve https",
  pages: "İletişim ve gizlilik sayfaları",
  countries: "Ülke kararı",
  casino: "İlk casino sitesi",
  promotion: "İlk promosyon",
  demo: "Örnek içeriği kaldırın",
  factor: "İki adımlı giriş",
  backup: "İlk yedek",
  notifications: "Bildirimler",
  turnstile: "Turnstile",
  postback: "Deneme postback'i",
};

/** The first step that is left of those that a live guide needs. */
export function nextStep(firstRun: FirstRun) {
  const steps = neededSteps(firstRun);
  return (Object.keys(steps) as (keyof typeof steps)[]).find((step) => !steps[step]);
}

/** Whether there are casinos or promotions, if only of the demo. */
export const hasRecords = ({ content: { casino, promotion } }: FirstRun): boolean =>
  [casino, promotion].some(({ demo, changed, own }) => demo + changed.length + own > 0);
