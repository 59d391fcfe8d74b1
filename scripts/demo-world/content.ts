import { dayAfter } from "../../worker/text/calendar";
import { bonusTerms } from "../../worker/promotions/bonus-terms";
import { composeDescription } from "../../worker/promotions/description.server";
import { derivedOf } from "../../worker/records/search-text.server";
import { bareSlug } from "../../worker/text/slug";
import casinoData from "./casinos.json";
import categoryData from "./categories.json";
import commentData from "./comments.json";
import { DEMO_EMAIL } from "./editor";
import pageData from "./pages.json";
import peopleData from "./people.json";
import postData from "./posts.json";
import promotionData from "./promotions.json";
import { clean, idOf } from "./rows";
import siteData from "./site.json";

/** What rows depend on besides the demo's files. */
export interface Moment {
  now: Date;
  /** The address of a stored picture. */
  image: (kind: "logos" | "promotions" | "posts" | "splash", file: string | null) => string | null | undefined;
  /** The instant (UTC) so many hours before. */
  ago: (hours: number) => string;
}

/** Age in days of the casino at `index` in the file. */
export const casinoAge = (index: number) => 380 - index * 9;
const stamped = ({ ago }: Moment, hours: number) => ({ created_at: ago(hours), updated_at: ago(hours) });
/** The administrator and the people of the demo take turns. */
const VERIFIERS = [...peopleData.map(({ email }) => email), DEMO_EMAIL];
const verified = ({ ago }: Moment, days: number | null) => ({
  last_verified_at: days === null ? null : ago(24 * days),
  verified_by: days === null ? null : VERIFIERS[days % VERIFIERS.length],
});

const personId = (name: string | undefined) => {
  const known = peopleData.find((person) => person.name === name);
  return known ? idOf("profile", known.slug) : null;
};
/** The category whose posts a second person checks. */
const HELP = "Sorumlu Oyun";
const [WRITER, REVIEWER] = peopleData.map(({ name }) => name);

/** Nobody can sign in as them: they have no account, and no password has this hash. */
const NO_PASSWORD = `scrypt$16384$8$5$${"0".repeat(32)}$${"0".repeat(64)}`;
export const userRows = (at: Moment) =>
  peopleData.map(({ name, slug, email }) => ({
    ...{ id: idOf("profile", slug), email, name, password_hash: NO_PASSWORD },
    ...stamped(at, 0),
  }));

export const profileRows = (at: Moment) =>
  peopleData.map(({ name, slug, words, verifies }) => ({
    ...{ id: idOf("profile", slug), name, slug, words, verifies, photo_url: null, is_public: true },
    ...stamped(at, 24 * 380),
  }));

export const categoryRows = (at: Moment) =>
  categoryData.map((c) => ({
    ...c,
    id: idOf("category", c.slug),
    ...derivedOf("category", c),
    ...stamped(at, 24 * 400),
  }));

export const casinoRows = (at: Moment) =>
  casinoData.map(({ logo, verified_days_ago, trials, ...c }, i) => ({
    ...c,
    test_log: trials.map(({ days_ago, ...entry }) => ({ day: dayAfter(at.now, -days_ago), ...entry })),
    ...verified(at, verified_days_ago),
    reviewed_by: c.review && personId(i % 2 === 0 ? REVIEWER : WRITER),
    reviewed_at: c.review && at.ago(24 * (verified_days_ago ?? casinoAge(i))),
    id: idOf("casino", c.slug),
    ...clean("description", c.description),
    logo_url: at.image("logos", logo),
    ...derivedOf("casino", c),
    ...stamped(at, 24 * casinoAge(i)),
  }));

const categoryNames = new Map(categoryData.map(({ slug, name }) => [slug, name]));

export const promotionRows = (at: Moment) =>
  promotionData.map((p) => {
    const described = composeDescription(p.short, p.body);
    const terms = bonusTerms.parse(p.bonus);
    return {
      id: idOf("promotion", p.title),
      title: p.title,
      slug: bareSlug(p.title),
      ...described,
      casino_id: p.casino && idOf("casino", p.casino),
      category_id: p.category && idOf("category", p.category),
      category: p.category && categoryNames.get(p.category),
      terms: p.terms,
      ...terms,
      url: p.url,
      promotion_code: p.code,
      image_url: at.image("promotions", p.image),
      image_alt: p.image_alt,
      is_active: p.is_active,
      expiry_date: p.expires_in_days === null ? null : dayAfter(at.now, p.expires_in_days),
      term_history: p.term_history.map(({ days_ago, changes }) => ({ at: at.ago(24 * days_ago), changes })),
      ...verified(at, p.verified_days_ago),
      view_count: p.view_count,
      ...derivedOf("promotion", { ...p, ...described, promotion_code: p.code }),
      created_at: at.ago(24 * p.age_days),
      activated_at: p.is_active ? at.ago(24 * p.age_days) : null,
      updated_at: at.ago(24 * Math.min(p.age_days, ...p.term_history.map(({ days_ago }) => days_ago))),
    };
  });

export const postRows = (at: Moment) =>
  postData.map(({ age_days, image: file, ...p }) => ({
    ...p,
    id: idOf("post", p.slug),
    ...clean("content", p.content),
    image_url: at.image("posts", file),
    written_by: personId(p.author),
    checked_by: p.category === HELP && p.author === WRITER ? personId(REVIEWER) : null,
    checked_at: p.category === HELP && p.author === WRITER ? at.ago(24 * age_days) : null,
    published_at: p.is_published ? at.ago(24 * age_days) : null,
    ...derivedOf("post", p),
    // The oldest draft is published first.
    queue_position: p.is_published ? null : -age_days,
    ...stamped(at, 24 * age_days),
  }));

export const commentRows = (at: Moment) =>
  commentData.map(({ promotion, age_hours, replied_after_hours, ...c }) => ({
    ...{ status: "published", held_for: null, held_match: null, reply: null },
    ...c,
    id: idOf("comment", `${promotion} ${c.user_name} ${c.comment}`),
    promotion_id: idOf("promotion", promotionData[promotion]?.title ?? ""),
    ...derivedOf("comment", c),
    replied_at: c.reply ? at.ago(age_hours - (replied_after_hours ?? 0)) : null,
    replied_by: c.reply ? DEMO_EMAIL : null,
    created_at: at.ago(age_hours),
    updated_at: at.ago(age_hours),
  }));

export const pageRows = (at: Moment) =>
  pageData.map((p, i) => ({
    ...p,
    id: idOf("page", p.slug),
    ...clean("content", p.content),
    ...derivedOf("page", p),
    // In the order of the footer.
    ...stamped(at, 24 * (30 - i)),
  }));

export const splashAdRows = (at: Moment) =>
  siteData.splash_ads.map(({ image: file, ...ad }, i) => ({
    ...ad,
    id: idOf("splash-ad", ad.title),
    image_url: at.image("splash", file),
    ...stamped(at, 24 * (i + 1)),
  }));
