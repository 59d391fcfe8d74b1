import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

interface Copy {
  database: DatabaseSync;
  /** Number of round trips that wrote to it. */
  writes: number;
}

const bookmarkOf = ({ writes }: Copy) => `${writes.toString(16).padStart(8, "0")}-00000000`;

/** A D1 with one replica, which follows the primary only on `catchUp`. */
export class LaggingDatabase {
  readonly #folder = mkdtempSync(join(tmpdir(), "lagging-"));
  readonly #primary: Copy = { database: new DatabaseSync(join(this.#folder, "primary")), writes: 1 };
  #replica: Copy;
  /** Targets of the round trips since this was last emptied. */
  places: ("primary" | "replica")[] = [];
  /** Replaces sessions, for example by ones that hang. */
  sessionFault: (() => Promise<never>) | undefined;

  constructor() {
    this.#primary.database.exec("pragma journal_mode = memory; pragma synchronous = off");
    for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql")))
      this.#primary.database.exec(readFileSync(join("migrations", file), "utf8"));
    this.#replica = this.#copy();
  }

  readonly DB = {
    ...this.#place(() => this.#primary),
    withSession: (from: string) => this.#session(from),
  } as unknown as D1Database;

  catchUp() {
    this.#replica.database.close();
    this.#replica = this.#copy();
  }

  close() {
    this.#primary.database.close();
    this.#replica.database.close();
    rmSync(this.#folder, { recursive: true });
  }

  #copy(): Copy {
    const file = join(this.#folder, crypto.randomUUID());
    this.#primary.database.exec(`vacuum into '${file}'`);
    return { database: new DatabaseSync(file), writes: this.#primary.writes };
  }

  /** A replica that is older than the bookmark forwards the query to the primary. */
  #session(from: string) {
    let bookmark = from.startsWith("first-") ? null : from;
    const choose = () => {
      const isPrimary = bookmark ? bookmark > bookmarkOf(this.#replica) : from === "first-primary";
      return isPrimary ? this.#primary : this.#replica;
    };
    const answered = (copy: Copy) => {
      if (!bookmark || bookmarkOf(copy) > bookmark) bookmark = bookmarkOf(copy);
    };
    return { ...this.#place(choose, answered, () => this.sessionFault), getBookmark: () => bookmark };
  }

  #place(choose: () => Copy, answered?: (copy: Copy) => void, fault?: () => typeof this.sessionFault) {
    const send = async <T>(run: (database: DatabaseSync) => T): Promise<T> => {
      await fault?.()?.();
      const copy = choose();
      this.places.push(copy === this.#primary ? "primary" : "replica");
      const before = changesOf(copy.database);
      const answer = run(copy.database);
      if (changesOf(copy.database) > before) copy.writes++;
      answered?.(copy);
      return answer;
    };
    return {
      prepare: (sql: string) => statement(send, sql),
      batch: (statements: ReturnType<typeof statement>[]) =>
        send((database) => {
          database.exec("begin");
          try {
            const answers = statements.map(({ rows }) => ({ results: rows(database), success: true, meta: {} }));
            database.exec("commit");
            return answers;
          } catch (error) {
            database.exec("rollback");
            throw error;
          }
        }),
    };
  }
}

type Send = <T>(run: (database: DatabaseSync) => T) => Promise<T>;

const changesOf = (database: DatabaseSync) => Number(database.prepare("select total_changes() as n").get()?.["n"]);

function statement(send: Send, sql: string, values: SQLInputValue[] = []) {
  const rows = (database: DatabaseSync) => database.prepare(sql).all(...values);
  const all = async () => ({ results: await send(rows), success: true, meta: {} });
  return {
    rows,
    bind: (...bound: SQLInputValue[]) => statement(send, sql, bound),
    all,
    run: all,
    raw: async () => (await send(rows)).map((row) => Object.values(row)),
  };
}
