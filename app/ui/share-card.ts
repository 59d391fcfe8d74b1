import { SCORE_MAX, formatScore } from "../../worker/casinos/score";
import { formatDate } from "../../worker/text/calendar";
import { type CardTerms, cardFacts, UNKNOWN } from "./bonus-facts";
import { authorityBeside, licenceText } from "./licence";
import type { Money } from "./money";
import { type Scored, shownScore } from "./score";

/** What is written on the picture that messengers show of a record. */
export interface ShareCard {
  /** Above the title. */
  over: string;
  title: string;
  facts: { label: string; value: string; detail?: string | undefined }[];
}

/** In pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

interface CardPromotion extends CardTerms {
  title: string;
  casino_name: string | null;
  expiry_date: string | null;
}

/** Gain, wagering and last day of a bonus, without what is not stated. */
export function promotionCard(promotion: CardPromotion, money: Money): ShareCard {
  const [gain, wagering] = cardFacts(promotion, money);
  const { title, casino_name, expiry_date } = promotion;
  const end = { label: "Son gün", value: expiry_date ? formatDate(expiry_date) : "Süresiz" };
  const facts = [gain, wagering, end].filter((fact) => fact !== undefined && fact.value !== UNKNOWN);
  return { over: casino_name ?? "Bonus", title, facts: facts as ShareCard["facts"] };
}

interface CardCasino extends Scored {
  name: string;
  is_licensed: boolean;
  licence_country: string | null;
  licence_authority: string | null;
}

/** Score and licence of a casino. */
export function casinoCard(casino: CardCasino): ShareCard {
  const score = shownScore(casino);
  const licence = casino.is_licensed
    ? { label: "Lisans", value: licenceText(casino), detail: authorityBeside(casino) }
    : { label: "Lisans", value: "Doğrulanmadı" };
  const points = score === null ? [] : [{ label: "Puan", value: `${formatScore(score)}/${SCORE_MAX}` }];
  return { over: "Casino incelemesi", title: casino.name, facts: [...points, licence] };
}

/** FNV-1a of what a card shows, which is the end of its file's name. */
export function cardMark(card: ShareCard, siteName: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([siteName, card])))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Whether the picture at an address shows this card as it would be made now. */
export const showsCard = (address: string | null, mark: string): address is string =>
  address?.endsWith(`_${mark}.jpg`) ?? false;

/** A record's stored card for its page; undefined where it has none, or one that shows something else by now. */
export function sharedCard(address: string | null, card: ShareCard, siteName: string) {
  if (!showsCard(address, cardMark(card, siteName))) return undefined;
  const said = card.facts.map(({ label, value }) => `${label}: ${value}`);
  return { address, ...CARD_SIZE, type: "image/jpeg", alt: [card.title, ...said].join(" · ") };
}
