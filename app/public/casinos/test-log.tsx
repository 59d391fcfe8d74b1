import type { TrialEntry } from "../../../db/schema";
import { trialSentence } from "../../../worker/casinos/test-log";
import { shortDate } from "../../../worker/text/calendar";

const SHOWN = 5;

function Entries({ entries, today }: { entries: TrialEntry[]; today: string }) {
  return (
    <ol className="crit">
      {entries.map((entry, i) => (
        <li key={i}>
          <p>
            <time dateTime={entry.day}>{shortDate(entry.day, today)}</time>: {trialSentence(entry)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What editors tried at a casino, the newest first; nothing without a trial. `today` is a day in Istanbul. */
export function TestLog({ log, today }: { log: TrialEntry[]; today: string }) {
  const entries = log.toReversed();
  const older = entries.slice(SHOWN);
  if (entries.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="deneme">
      <h2 id="deneme">Deneme Günlüğü</h2>
      <Entries entries={entries.slice(0, SHOWN)} today={today} />
      {older.length > 0 && (
        <details>
          <summary className="who">{`Öncekiler (${older.length})`}</summary>
          <Entries entries={older} today={today} />
        </details>
      )}
    </section>
  );
}
