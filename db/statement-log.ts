const sqlOf = new WeakMap<D1PreparedStatement, string>();

function remember(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  sqlOf.set(statement, sql);
  const bind = statement.bind.bind(statement);
  statement.bind = (...values: unknown[]) => remember(bind(...values), sql);
  for (const method of ["all", "raw", "run", "first"] as const) {
    const send = statement[method].bind(statement) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(statement, { [method]: (...args: unknown[]) => (print([sql]), send(...args)) });
  }
  return statement;
}

function print(sql: string[]) {
  console.debug(JSON.stringify({ sql }));
}

/** Prints each round trip to D1 as a JSON line, `{"sql": [statement, …]}`. */
export function logStatements(d1: D1Database): D1Database {
  return new Proxy(d1, {
    get(target, property) {
      if (property === "prepare") return (sql: string) => remember(target.prepare(sql), sql);
      if (property === "batch")
        return (statements: D1PreparedStatement[]) => {
          print(statements.map((statement) => sqlOf.get(statement) ?? "?"));
          return target.batch(statements);
        };
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
