import type { TermRevision } from "../../../db/schema";
import { promotionAddress } from "../../../worker/records/addresses";
import { shortDate } from "../../../worker/text/calendar";
import { useMoney } from "../../ui/money";
import { termChanges } from "../../ui/term-changes";
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

const KINDS = { changed: undefined, new: "Yeni", ended: "Sona erdi" };

/** What happened to which promotions of a day. */
export function DiaryList({ entries }: { entries: DiaryEntry[] }) {
  return (
    <ul className="changes diary">
      {entries.map(({ kind, at, promotion, changes }) => (
        <li key={kind + promotion.id + at}>
          <a href={promotionAddress(promotion)}>{promotion.title}</a>
          <p className="who">
            {[KINDS[kind], promotion.casino_name].filter(Boolean).join(" · ") +
              (changes.length > 0 && promotion.casino_name ? ": " : "")}
            <ChangeTexts changes={changes} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ChangeStripProps {
  entries: DiaryEntry[];
  /** A day in Istanbul. */
  today: string;
}

/** Changed terms, a line each: first the title is cut, casino and date are shown where there is room. */
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
