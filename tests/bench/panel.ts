import { PORTS, type Running, signIn, startSite } from "./servers";
import { median } from "./table";

const ROUNDS = 9;

/** A site with the data in `stateDir`, whose panel is read and measured by addresses below `/api/admin`. */
export async function startPanel(stateDir: string): Promise<Running & Panel> {
  const site = await startSite(PORTS.site, stateDir);
  const headers = { Cookie: await signIn(site.url, stateDir) };
  const read = async <Answer>(query: string) => {
    const answer = await fetch(`${site.url}/api/admin/${query}`, { headers });
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
    return answer.json<Answer>();
  };
  const measure = async (query: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await read(query);
      times.push(performance.now() - start);
    }
    return { query, value: median(times) };
  };
  return { ...site, read, measure };
}

interface Panel {
  read<Answer>(query: string): Promise<Answer>;
  /** The median of the milliseconds that an answer takes. */
  measure(query: string): Promise<{ query: string; value: number }>;
}
