import { isRead, withTimeout } from "./timeout";

/** Time-out of a session; then the primary answers. */
const SESSION_MS = 1_500;
/** Pause of sessions after one has failed although the primary has not. */
const PAUSE_MS = 60_000;
const PRIMARY = "first-primary";
const NEAREST = "first-unconstrained";

export type Place = Pick<D1Database, "prepare" | "batch">;

/** Reads from the nearest replica that is at least as new as every earlier read. */
export class NearReader {
  #from: string;
  #writes = 0;
  #pausedUntil = 0;

  /** Without a `bookmark` the first read takes any replica. */
  constructor(bookmark = NEAREST) {
    this.#from = bookmark;
  }

  get hasFailed(): boolean {
    return this.#pausedUntil > 0;
  }

  /** Later reads see all writes so far. */
  noteWrite() {
    this.#writes++;
    this.#from = PRIMARY;
  }

  /** Falls back to the primary if a session fails or takes longer than `SESSION_MS`. */
  async read<T>(d1: D1Database, ask: (place: Place) => Promise<T>): Promise<T> {
    if (Date.now() < this.#pausedUntil) return ask(d1);
    const writes = this.#writes;
    try {
      const session = d1.withSession(this.#from);
      const answer = await withTimeout(SESSION_MS, () => ask(session));
      if (writes === this.#writes) this.#note(session.getBookmark());
      return answer;
    } catch (error) {
      const answer = await ask(d1);
      this.#from = PRIMARY;
      this.#pausedUntil = Date.now() + PAUSE_MS;
      console.error(JSON.stringify({ message: `a D1 session failed, the primary answered: ${String(error)}` }));
      return answer;
    }
  }

  /** Bookmarks sort by age. */
  #note(bookmark: string | null) {
    if (bookmark && (isConstraint(this.#from) || bookmark > this.#from)) this.#from = bookmark;
  }
}

const isConstraint = (from: string) => from === PRIMARY || from === NEAREST;

/** The primary's current bookmark; undefined if it does not answer in time. */
export async function currentBookmark(d1: D1Database): Promise<string | undefined> {
  try {
    const session = d1.withSession(PRIMARY);
    await withTimeout(SESSION_MS, () => session.prepare("select 1").raw());
    return session.getBookmark() ?? undefined;
  } catch {
    return undefined;
  }
}

/** A D1 binding that reads through `reader` and writes to the primary. */
export function d1WithNearReader(d1: D1Database, reader: NearReader): D1Database {
  const queries = new WeakMap<object, Query>();
  async function send<T>(statements: Query[], ask: (place: Place) => Promise<T>): Promise<T> {
    if (statements.every(({ sql }) => isRead(sql))) return reader.read(d1, ask);
    return ask(d1).finally(() => reader.noteWrite());
  }
  // Bound to the primary at once, so that a value which D1 does not accept is not taken for a failed session.
  const prepare = (sql: string, plain = d1.prepare(sql), values: unknown[] = []): D1PreparedStatement => {
    const query = { sql, in: (place: Place) => (place === d1 ? plain : place.prepare(sql).bind(...values)) };
    const statement = {
      bind: (...bound: unknown[]) => prepare(sql, plain.bind(...bound), bound),
      all: () => send([query], (place) => query.in(place).all()),
      raw: () => send([query], (place) => query.in(place).raw()),
      run: () => send([query], (place) => query.in(place).run()),
    } as unknown as D1PreparedStatement;
    queries.set(statement, query);
    return statement;
  };
  return {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: D1PreparedStatement[]) => {
      const known = statements.map((statement) => {
        const query = queries.get(statement);
        if (!query) throw new TypeError("a batch takes the statements of its own database alone");
        return query;
      });
      return send(known, (place) => place.batch(known.map((query) => query.in(place))));
    },
  } as unknown as D1Database;
}

interface Query {
  sql: string;
  in: (place: Place) => D1PreparedStatement;
}
