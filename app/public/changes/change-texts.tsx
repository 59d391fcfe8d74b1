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
      {i > 0 && ", "}
      {label} <s>{from}</s> → <b className={tone}>{to}</b>
    </span>
  ));
}

const KINDS = { changed: undefined, new: "Yeni", ended: "Sona erdi" };

interface DiaryListProps {
  entries: DiaryEntry[];
  /** A day in Istanbul; adds the date to each line. */
  today?: string;
}

/** What happened to which promotions, a line each. */
export function DiaryList({ entries, today }: DiaryListProps) {
  return (
    <ul className="changes">
      {entries.map(({ kind, at, promotion, changes }) => (
        <li key={kind + promotion.id + at}>
          <a href={promotionAddress(promotion)}>{promotion.title}</a>
          <p className="who">
            {today && (
              <>
                <time dateTime={at}>{shortDate(at, today)}</time>
                {" · "}
              </>
            )}
            {[KINDS[kind], promotion.casino_name ?? "Diğer"].filter(Boolean).join(" · ")}
            {changes.length > 0 && ": "}
            <ChangeTexts changes={changes} />
          </p>
        </li>
      ))}
    </ul>
  );
}
