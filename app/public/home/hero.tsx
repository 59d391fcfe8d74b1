import type { HeroTexts } from "../../../worker/site/built-in-texts";
import { href } from "react-router";
import { daysAgo } from "../../../worker/text/calendar";
import { formatNumber } from "../../../worker/text/money";
import { SPONSORED } from "../../../worker/text/link-relation";
import { SiteSearch } from "../shell/site-search";
import { Finder } from "./finder";

/** Highlights the phrase within the title, or appends it when the title does not contain it. */
function Title({ main_title, highlighted_text }: Pick<HeroTexts, "main_title" | "highlighted_text">) {
  if (!highlighted_text) return <h1>{main_title}</h1>;
  const at = main_title.indexOf(highlighted_text);
  if (at < 0)
    return (
      <h1>
        {main_title} <em>{highlighted_text}</em>
      </h1>
    );
  return (
    <h1>
      {main_title.slice(0, at)}
      <em>{highlighted_text}</em>
      {main_title.slice(at + highlighted_text.length)}
    </h1>
  );
}

const SENTENCES = new Intl.Segmenter("tr", { granularity: "sentence" });
/** Letters that fit two or three lines of a phone. */
const SHORT_MAX = 120;

/** The first sentences of a text that fit a phone, at least one, and the rest. */
export function cutAtSentence(text: string): [first: string, rest: string] {
  let end = 0;
  for (const { segment, index } of SENTENCES.segment(text)) {
    const next = index + segment.length;
    if (end > 0 && text.slice(0, next).trimEnd().length > SHORT_MAX) break;
    end = next;
  }
  return [text.slice(0, end), text.slice(end)];
}

interface HeroProps {
  hero: HeroTexts;
  facts: { active: number; casinos: number; updated_at: string | null } | undefined;
  /** Of the finder's choices, see `finderCounts`. */
  counts: number[];
  today: string;
}

export function HeroSection({ hero, facts, counts, today }: HeroProps) {
  const [first, rest] = cutAtSentence(hero.description);
  return (
    <div className="hero">
      <div className="wrap">
        <p className="up">{hero.upper_title}</p>
        <Title {...hero} />
        <p>
          {first}
          {rest && <span>{rest}</span>}
        </p>
        <div className="ask">
          <Finder counts={counts} />
          <SiteSearch />
          <p className="up">
            {facts && facts.active > 0 && (
              <>
                {`${formatNumber(facts.active)} aktif bonus · ${formatNumber(facts.casinos)} site`}
                {facts.updated_at && (
                  <>
                    {" · "}
                    <a href={href("/degisenler")}>{`son güncelleme ${daysAgo(facts.updated_at, today)}`}</a>
                  </>
                )}
                <br />
              </>
            )}
            <a href={hero.button_url} rel={/^(https?:|\/git\/)/i.test(hero.button_url) ? SPONSORED : undefined}>
              {hero.button_text} <span aria-hidden="true">→</span>
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
