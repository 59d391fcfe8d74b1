import type { TermRevision } from "../../../db/schema";
import { promotionAddress } from "../../../worker/records/addresses";
import { shortDate } from "../../../worker/text/calendar";
import { audienceText, cardFacts, NONE, UNKNOWN } from "../../ui/bonus-facts";
import { type Money, useMoney } from "../../ui/money";
import { PromotionLogo } from "../../ui/promotion-logo";
import { termChanges, toneOf } from "../../ui/term-changes";
import type { DiaryEntry } from "./diary";

/** `çevrim 30x → 40x, son gün …`; what got better is green, what got worse red. */
export function ChangeTexts({ changes }: Pick<TermRevision, "changes">) {
  return termChanges(changes, useMoney()).map(({ label, from, to, tone }, i) => (
    <span key={label}>
      {`${i > 0 ? ", " : ""}${label} `}
      <s>{from}</s>
      {" → "}
      <b className={tone}>{to}</b>
    </span>
  ));
}

const TAGS = {
  changed: undefined,
  new: ["tag", "yeni"],
  ended: ["tag", "sona erdi"],
  better: ["tag good", "iyileşti"],
  worse: ["tag bad", "kötüleşti"],
} as const;

/** `Yeni üyeler · bonus %40 en çok 800 TL · çevrim 20x bonus tutarı`, of what is stated. */
function termsText(terms: NonNullable<DiaryEntry["terms"]>, money: Money): string {
  const stated = cardFacts(terms, money).filter(({ value }) => value !== UNKNOWN);
  const figures = stated.map(({ label, value, detail }) =>
    [label.toLocaleLowerCase("tr"), value === NONE ? "yok" : value, detail].filter(Boolean).join(" "),
  );
  return [audienceText(terms) ?? [], figures].flat().join(" · ");
}

function Tag({ of }: { of: keyof typeof TAGS }) {
  const [look, word] = TAGS[of] ?? [];
  return word && <span className={look}>{word}</span>;
}

/** One tag for the whole entry, or one for each direction in which its terms changed. */
function Entry({ entry: { kind, promotion, changes, terms } }: { entry: DiaryEntry }) {
  const money = useMoney();
  const directions = [...Map.groupBy(changes, (change) => toneOf(change) ?? kind)];
  const isMixed = directions.length > 1;
  const { casino_name } = promotion;
  return (
    <li>
      <PromotionLogo promotion={promotion} size={32} />
      <div>
        <p>
          <a href={promotionAddress(promotion)}>{promotion.title}</a>
          {!isMixed && <Tag of={directions[0]?.[0] ?? kind} />}
        </p>
        {directions.length === 0 && (
          <p>{[casino_name, terms && termsText(terms, money)].filter(Boolean).join(" · ")}</p>
        )}
        {directions.map(([direction, alike], i) => (
          <p key={direction}>
            <span>
              {i === 0 && casino_name && `${casino_name}: `}
              <ChangeTexts changes={alike} />
            </span>
            {isMixed && <Tag of={direction} />}
          </p>
        ))}
      </div>
    </li>
  );
}

/** What happened to which promotions of a day. */
export function DiaryList({ entries }: { entries: DiaryEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.kind + entry.promotion.id + entry.at} entry={entry} />
      ))}
    </ul>
  );
}

interface ChangeStripProps {
  entries: DiaryEntry[];
  /** A day in Istanbul. */
  today: string;
}

/** Changed terms; casino and date are shown where there is room. */
export function ChangeStrip({ entries, today }: ChangeStripProps) {
  return (
    <ul className="changes strip">
      {entries.map(({ at, promotion, changes }) => (
        <li key={promotion.id + at}>
          <a href={promotionAddress(promotion)}>{promotion.title}</a>
          <p>
            <ChangeTexts changes={changes} />
          </p>
          <p className="who">{[promotion.casino_name, shortDate(at, today)].filter(Boolean).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}
