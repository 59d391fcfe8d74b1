import { describe, expect, it } from "vitest";
import { WEIGHTS } from "../../db/schema/criteria";
import casinos from "../../scripts/demo-world/casinos.json";
import posts from "../../scripts/demo-world/posts.json";
import promotions from "../../scripts/demo-world/promotions.json";
import { CRITERION_LABELS, scoreOf } from "../../worker/casinos/score";
import { casinoInput } from "../../worker/casinos/rules";
import { bonusTerms } from "../../worker/promotions/bonus-terms";

/** Days after which the settings ask for a verification. */
const LIMITS = { promotion: 21, casino: 45 };

/** What a form would send of it. */
const inputOf = (casino: Casino) =>
  casinoInput.parse({
    ...Object.fromEntries(Object.entries(casino).filter(([name]) => name in casinoInput.shape)),
    logo_url: "/media/promotions/a.webp",
  });
type Casino = (typeof casinos)[number];

const scored = casinos.flatMap((casino) => (casino.review ? [{ ...casino, review: casino.review }] : []));
const scoreOfCasino = ({ review }: (typeof scored)[number]) => scoreOf(review, WEIGHTS);

describe("a demo casino", () => {
  it.each(casinos)("has a valid review and profile: $name", (casino) => {
    const input = inputOf(casino);
    for (const field of ["review", "pros", "cons", "payment_methods", "standing_reason"] as const)
      expect(input[field]).toEqual(casino[field]);
    expect([input.owner, input.withdrawal_time, input.founded_year]).not.toContain(null);
    for (const list of [input.pros, input.cons, input.payment_methods]) expect(list).not.toEqual([]);
  });

  it.each(scored)("scores its licence as its record says: $name", ({ is_licensed, review }) => {
    if (is_licensed) expect(review.licence.score).toBeGreaterThan(8);
    else expect(review.licence.score).toBeLessThan(4);
  });

  it.each(casinos)("is verified only with a licence: $name", ({ is_licensed, standing }) => {
    if (standing === "verified") expect(is_licensed).toBe(true);
    if (!is_licensed) expect(["pending", "not_recommended"]).toContain(standing);
  });
});

describe("the demo casinos", () => {
  it("have reviews but for three, one of which has no rating either", () => {
    const rest = casinos.filter(({ review }) => !review);
    expect(rest.map(({ name, rating }) => [name, rating === null])).toEqual([
      ["Mavi Köşk", false],
      ["Ihlamur Bahis", false],
      ["Dağ Evi Casino", true],
    ]);
  });

  it("are led by the one that says so", () => {
    const [best] = scored.toSorted((one, other) => scoreOfCasino(other) - scoreOfCasino(one));
    expect(best?.description).toContain("listemizdeki en yüksek puanlı site");
  });

  it("include one that is advised against, the worst, and some that are pending", () => {
    const avoided = scored.filter(({ standing }) => standing === "not_recommended");
    expect(avoided.map(({ name, standing_reason }) => [name, standing_reason])).toEqual([
      ["Bozkır Bet", "Lisans kaydı bulunamadı."],
    ]);
    expect(Math.min(...scored.map(scoreOfCasino))).toBe(avoided.map(scoreOfCasino)[0]);
    expect(casinos.filter(({ standing }) => standing === "pending").length).toBeGreaterThan(2);
  });
});

describe("a demo verification", () => {
  it("is no older than its record", () => {
    for (const { title, age_days, verified_days_ago } of promotions)
      expect(verified_days_ago ?? 0, title).toBeLessThan(age_days);
  });

  it("is mostly fresh, with some past their limit and one that never took place", () => {
    const active = promotions.filter(({ is_active, expires_in_days }) => is_active && (expires_in_days ?? 0) >= 0);
    for (const [records, limit] of [
      [active, LIMITS.promotion],
      [casinos, LIMITS.casino],
    ] as const) {
      const days = records.map(({ verified_days_ago }) => verified_days_ago);
      expect(days.filter((age) => age === null)).toHaveLength(1);
      const late = days.filter((age) => age !== null && age > limit);
      expect(late.length).toBeGreaterThan(1);
      expect(late.length).toBeLessThan(5);
    }
  });
});

describe("a demo history of terms", () => {
  const changed = promotions.filter(({ term_history }) => term_history.length > 0);

  it("belongs to a few promotions", () => expect(changed).toHaveLength(4));

  it.each(changed)("ends at the terms of today: $title", ({ term_history, bonus, age_days, verified_days_ago }) => {
    const current: Record<string, unknown> = bonusTerms.parse(bonus);
    const days = term_history.map(({ days_ago }) => days_ago);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(days[0]).toBeLessThan(age_days);
    expect(verified_days_ago).toBeLessThanOrEqual(days.at(-1) ?? 0);
    const last = Object.fromEntries(term_history.flatMap(({ changes }) => changes.map(({ term, to }) => [term, to])));
    expect(current).toMatchObject(last);
    for (const { changes } of term_history)
      for (const { term, from, to } of changes) {
        expect(from).not.toBe(to);
        expect(bonusTerms.safeParse({ ...current, [term]: from }).error).toBeUndefined();
      }
  });
});

it("the demo post about the criteria names the default weights", () => {
  const { content = "" } = posts.find(({ title }) => title === "Değerlendirme ölçütlerimizi güncelledik") ?? {};
  const rows = content.match(/<tr>.*?<\/tr>/g) ?? [];
  for (const [criterion, label] of Object.entries(CRITERION_LABELS)) {
    const cells = rows.find((row) => row.includes(`<td>${label}</td>`))?.match(/(?<=<td>).*?(?=<\/td>)/g);
    expect(cells?.[2], label).toBe(`%${WEIGHTS[criterion as keyof typeof WEIGHTS]}`);
  }
});
