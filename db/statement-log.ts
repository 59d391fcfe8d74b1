import { isRead } from "./timeout";

const sqlOf = new WeakMap<D1PreparedStatement, string>();

function remember(place: Place, statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  sqlOf.set(statement, sql);
  const bind = statement.bind.bind(statement);
  statement.bind = (...values: unknown[]) => remember(place, bind(...values), sql);
  for (const method of ["all", "run", "first"] as const) {
    const send: (...args: never[]) => Promise<unknown> = statement[method].bind(statement);
    Object.assign(statement, {
      [method]: async (...args: never[]) => (print([sql]), printRows([await send(...args)])[0]),
    });
  }
  const values = statement.raw.bind(statement);
  const raw = async () => {
    print([sql]);
    // Only whole results say how many rows were read, and they lose columns of equal names.
    if (isRead(sql)) printRows(await place.batch([statement]));
    return values();
  };
  return Object.assign(statement, { raw });
}

function print(sql: string[]) {
  console.debug(JSON.stringify({ sql }));
}

function printRows<Result>(results: Result[]): Result[] {
  const metas = results.map((result) => (result as D1Result | null)?.meta);
  const rows_read = metas.map((meta) => meta?.rows_read ?? 0);
  const rows_written = metas.map((meta) => meta?.rows_written ?? 0);
  console.debug(JSON.stringify({ rows_read, rows_written }));
  return results;
}

/** Prints each round trip to D1 as a JSON line, `{"sql": [statement, …]}`, and after it the rows that each cost. */
export const logStatements = (d1: D1Database): D1Database => logged(d1);

type Place = D1Database | D1DatabaseSession;

function logged<Logged extends Place>(place: Logged): Logged {
  return new Proxy(place, {
    get(target, property) {
      if (property === "prepare") return (sql: string) => remember(target, target.prepare(sql), sql);
      if (property === "batch")
        return async (statements: D1PreparedStatement[]) => {
          print(statements.map((statement) => sqlOf.get(statement) ?? "?"));
          return printRows(await target.batch(statements));
        };
      if (property === "withSession" && "withSession" in target)
        return (from: string) => logged(target.withSession(from));
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
