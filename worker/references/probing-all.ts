import { type Fetch, isUnreached, type ProbeOutcome, probe, type Probe, REQUESTS_MAX } from "./probing";

/** Reachable whenever there is a network. */
const WITNESS = "https://www.cloudflare.com/cdn-cgi/trace";

export type Probed<Row> = Row & { outcome: ProbeOutcome };

/** Checks addresses within a budget of requests. Undefined if neither they nor `WITNESS` answered (no network). */
export async function probeAll<Row extends { address: string }>(
  rows: Row[],
  asking: Probe,
  requests: number,
): Promise<Probed<Row>[] | undefined> {
  const waiting = [...rows];
  const results: Probed<Row>[] = [];
  let left = requests;
  /** Starts an address only if its worst case fits into the budget, so that every started check ends. */
  async function probeWaiting() {
    while (left >= REQUESTS_MAX) {
      const row = waiting.shift();
      if (!row) return;
      left -= REQUESTS_MAX;
      let sent = 0;
      const fetch: Fetch = (...call) => {
        sent++;
        return asking.fetch(...call);
      };
      results.push({ ...row, outcome: await probe(row.address, { ...asking, fetch }) });
      left += REQUESTS_MAX - sent;
    }
  }
  await Promise.all(rows.map(probeWaiting));
  const isCutOff = results.length > 0 && results.every(({ outcome }) => isUnreached(outcome));
  return isCutOff && isUnreached(await probe(WITNESS, asking)) ? undefined : results;
}
