import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { HOME_POSTS } from "../../../worker/blog/constants";
import { postsAmong } from "../../../worker/blog/public.server";
import { casinoCards, casinosAmong } from "../../../worker/casinos/public.server";
import { HOME_CASINOS } from "../../../worker/casinos/constants";
import { termChangesSince } from "../../../worker/promotions/changes.server";
import { finderCounts } from "../../../worker/promotions/finder";
import { finderGroups } from "../../../worker/promotions/finder.server";
import {
  activePromotions,
  endingPromotions,
  guideFacts,
  lowestWagering,
  type PromotionCardRow,
  promotionsAmong,
} from "../../../worker/promotions/public.server";
import { HOME_CHANGES, HOME_CHOSEN, HOME_PROMOTIONS } from "../../../worker/promotions/constants";
import type { Scope } from "../../../worker/scope.server";
import { isShown, pinnedFirst, sectionsOf } from "../../../worker/site/home-sections";
import { pinnedIds } from "../../../worker/site/home.server";
import { blogTextOf, heroOf, heroQuery, settingsQuery } from "../../../worker/site/public.server";
import { changedEntries } from "../changes/diary";
import { diarySince } from "../changes/diary-rows.server";
import { loadPage } from "../shell/load-page.server";

type Days = Record<"today" | "since", Placeholder>;

const queries = (db: Db, { today, since }: Days) =>
  [
    activePromotions(db, today, { order: "stated", limit: HOME_PROMOTIONS, isRecommended: true }),
    termChangesSince(db, since, HOME_CHANGES),
    endingPromotions(db, today, HOME_PROMOTIONS + HOME_CHOSEN),
    lowestWagering(db, today, HOME_PROMOTIONS + 2 * HOME_CHOSEN),
    guideFacts(db, today),
    finderGroups(db, today),
    casinoCards(db, today, HOME_CASINOS),
  ] as const;

const textQueries = (db: Db, { today }: { today: Placeholder }) =>
  [
    heroQuery(db),
    settingsQuery(db),
    promotionsAmong(db, today, pinnedIds("pinned_promotions", today), HOME_PROMOTIONS),
    casinosAmong(db, today, pinnedIds("pinned_casinos", today), HOME_CASINOS),
    postsAmong(db, pinnedIds("pinned_posts", today), HOME_POSTS),
  ] as const;

/** The first few that home does not show already. */
const notAmong = (shown: PromotionCardRow[], rows: PromotionCardRow[]) =>
  rows.filter(({ id }) => !shown.some((row) => row.id === id)).slice(0, HOME_CHOSEN);

/** Sections of home in the editors' order, with pinned records first. */
export async function loadHome(scope: Scope) {
  const { shell, rows, extras } = await loadPage(scope, "Bir hata oluştu: Sayfa yüklenemedi", {
    queries,
    extras: textQueries,
    values: { since: diarySince(scope.now) },
  });
  const [newest, changed, ending, easiest, [facts], groups, allCasinos] = rows;
  const [[layout], [settings], pinnedPromotions, pinnedCasinos, pinnedPosts] = extras;
  const chosen = layout?.sections ?? [];
  const promotions = pinnedFirst(layout?.pinned_promotions ?? [], pinnedPromotions, newest, HOME_PROMOTIONS);
  const shown = isShown(chosen, "promotions") ? promotions : [];
  const endingNext = notAmong(shown, ending);
  const casinos = pinnedFirst(layout?.pinned_casinos ?? [], pinnedCasinos, allCasinos, HOME_CASINOS);
  const posts = isShown(chosen, "posts")
    ? pinnedFirst(layout?.pinned_posts ?? [], pinnedPosts, shell.posts, HOME_POSTS)
    : [];
  return {
    shell,
    hero: heroOf(layout),
    sections: sectionsOf(chosen).flatMap(({ id, shown }) => (shown ? [id] : [])),
    blogText: await blogTextOf(settings),
    promotions,
    changes: changedEntries(changed),
    ending: endingNext,
    easiest: notAmong([...shown, ...endingNext], easiest),
    facts,
    counts: finderCounts(groups),
    casinos,
    posts,
  };
}
export type HomeRows = Awaited<ReturnType<typeof loadHome>>;
