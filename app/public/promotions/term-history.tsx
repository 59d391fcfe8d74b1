import type { TermRevision } from "../../../db/schema";
import { formatDate } from "../../../worker/text/calendar";
import { useMoney } from "../../ui/money";
import { termChanges } from "../../ui/term-changes";

const SHOWN = 5;

/** Former terms, the newest first: '12 Kasım: çevrim 30x → 40x'. `today` is a day in Istanbul. */
export function TermHistory({ history, today }: { history: TermRevision[]; today: string }) {
  const money = useMoney();
  const revisions = history
    .slice(-SHOWN)
    .reverse()
    .map((revision) => ({ at: revision.at, changes: termChanges(revision, money) }))
    .filter(({ changes }) => changes.length > 0);
  if (revisions.length === 0) return null;
  return (
    <section className="box inner" aria-labelledby="degisen-sartlar">
      <h2 id="degisen-sartlar">Değişen Şartlar</h2>
      <ol className="changes">
        {revisions.map(({ at, changes }) => (
          <li key={at}>
            <time dateTime={at}>{formatDate(at).replace(` ${today.slice(0, 4)}`, "")}</time>:{" "}
            {changes.map(({ label, from, to }, i) => (
              <span key={label}>
                {i > 0 && ", "}
                {label} <s>{from}</s> → <b>{to}</b>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
