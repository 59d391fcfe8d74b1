import { Fragment } from "react";
import { href } from "react-router";
import { scopeKey } from "../../../worker/scope.server";
import { HERO } from "../../../worker/site/built-in-texts";
import { CompareBar } from "../../ui/compare-bar";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { organization, webSite } from "../shell/structured-data";
import { leaveByRule } from "../shell/unknown-address.server";
import type { Route } from "./+types/home";
import { HeroSection } from "./hero";
import { loadHome } from "./home-rows.server";
import { SECTIONS } from "./sections";

export const handle = {
  isWide: true,
  sheets: [
    "search",
    "hero",
    "cards",
    "choosing",
    "changes",
    "strip",
    "casinos",
    "score",
    "posts",
    "focus",
    "prose",
    "rich",
  ],
};

/** Addresses of records in WordPress without permalinks. */
const NUMBERED = ["p", "page_id", "cat", "attachment_id"];

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const isNumbered = NUMBERED.some((name) => scope.parameter(name) !== null);
  if (isNumbered) {
    await leaveByRule(scope);
    scope.noteUnknown();
  }
  const rows = await loadHome(scope);
  scope.cacheInfo.isPartial ||= isNumbered;
  return rows;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell } = loaderData;
  return pageMeta(shell, { things: [webSite(shell.site), organization(shell.site)] });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shell, hero, facts, counts, sections } = loaderData;
  const leadsNowhere = hero.button_url === HERO.button_url && !sections.includes("promotions");
  return (
    <PageLayout shell={shell} adsOf="home" list="home">
      <HeroSection
        hero={leadsNowhere ? { ...hero, button_url: href("/bonuslar") } : hero}
        facts={facts}
        counts={counts}
        today={shell.today}
      />
      {sections.map((section) => (
        <Fragment key={section}>{SECTIONS[section](loaderData)}</Fragment>
      ))}
      <CompareBar />
    </PageLayout>
  );
}
