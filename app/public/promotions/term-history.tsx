import type { TermRevision } from "../../../db/schema";
import { shortDate } from "../../../worker/text/calendar";
import { ChangeTexts } from "../changes/change-texts";

const SHOWN = 5;

/** Former terms, the newest first: '12 Kasım: çevrim 30x → 40x'. `today` is a day in Istanbul. */
export function TermHistory({ history, today }: { history: TermRevision[]; today: string }) {
  const revisions = history.slice(-SHOWN).reverse();
  if (revisions.length === 0) return null;
  return (
    <section className="box inner" aria-labelledby="degisen-sartlar">
      <h2 id="degisen-sartlar">Değişen Şartlar</h2>
      <ol className="changes">
        {revisions.map(({ at, changes }) => (
          <li key={at}>
            <time dateTime={at}>{shortDate(at, today)}</time>: <ChangeTexts changes={changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
