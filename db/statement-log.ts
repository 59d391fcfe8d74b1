import { isRead } from "./timeout";

interface Known {
  sql: string;
  params: unknown[];
}

const known = new WeakMap<D1PreparedStatement, Known>();

function remember(place: Place, statement: D1PreparedStatement, sql: string, params: unknown[] = []) {
  known.set(statement, { sql, params });
  const bind = statement.bind.bind(statement);
  statement.bind = (...values: unknown[]) => remember(place, bind(...values), sql, values);
  for (const method of ["all", "run", "first"] as const) {
    const send: (...args: never[]) => Promise<unknown> = statement[method].bind(statement);
    Object.assign(statement, {
      [method]: async (...args: never[]) => (print([{ sql, params }]), printRows([await send(...args)])[0]),
    });
  }
  const values = statement.raw.bind(statement);
  const raw = async () => {
    print([{ sql, params }]);
    // Runs it again: only results as objects report the rows read, but they merge columns of equal names.
    if (isRead(sql)) printRows(await place.batch([statement]));
    return values();
  };
  return Object.assign(statement, { raw });
}

function print(statements: Known[]) {
  const [sql, params] = [statements.map((one) => one.sql), statements.map((one) => one.params)];
  console.debug(JSON.stringify({ sql, params }));
}

function printRows<Result>(results: Result[]): Result[] {
  const metas = results.map((result) => (result as D1Result | null)?.meta);
  const rows_read = metas.map((meta) => meta?.rows_read ?? 0);
  const rows_written = metas.map((meta) => meta?.rows_written ?? 0);
  console.debug(JSON.stringify({ rows_read, rows_written }));
  return results;
}

/** Prints each round trip to D1 as JSON: `{"sql": [statement, …], "params": [values, …]}`, then the rows of each. */
export const logStatements = (d1: D1Database): D1Database => logged(d1);

type Place = D1Database | D1DatabaseSession;

function logged<Logged extends Place>(place: Logged): Logged {
  return new Proxy(place, {
    get(target, property) {
      if (property === "prepare") return (sql: string) => remember(target, target.prepare(sql), sql);
      if (property === "batch")
        return async (statements: D1PreparedStatement[]) => {
          print(statements.map((statement) => known.get(statement) ?? { sql: "?", params: [] }));
          return printRows(await target.batch(statements));
        };
      if (property === "withSession" && "withSession" in target)
        return (from: string) => logged(target.withSession(from));
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
