import { type Fetch, isUnreached, type ProbeOutcome, probe, type Probe, REQUESTS_MAX } from "./probing";

/** Always answers where there is a network at all. */
const WITNESS = "https://www.cloudflare.com/cdn-cgi/trace";

export type Probed<Row> = Row & { outcome: ProbeOutcome };

/**
 * Asks as many of the addresses as this number of requests allows. Undefined without a network: when not one of them was
 * reached, and the witness neither.
 */
export async function probeAll<Row extends { address: string }>(
  rows: Row[],
  asking: Probe,
  requests: number,
): Promise<Probed<Row>[] | undefined> {
  const waiting = [...rows];
  const results: Probed<Row>[] = [];
  let left = requests;
  /** Begins with an address only when all that it may take is left, so that each one that was begun is finished. */
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
