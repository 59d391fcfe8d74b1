export interface Statement {
  sql: string;
  params: unknown[];
}

export interface Answer {
  /** Values by position, since columns may have equal names. */
  rows: unknown[][];
  /** Rows that D1 read and wrote, indexes included; unknown for a single statement and on libSQL. */
  read?: number;
  written?: number;
}

/**
 * Sends statements in one round trip and one transaction. Throws at once for a value that cannot be stored; rejects when
 * the database fails.
 */
export type Send = (statements: Statement[]) => Promise<Answer[]>;

export function d1Send(d1: D1Database): Send {
  return (statements) => {
    const [first, ...more] = statements.map(({ sql, params }) => d1.prepare(sql).bind(...params));
    // Only `raw` keeps columns of equal names apart.
    if (first && more.length === 0) return first.raw().then((rows) => [{ rows }]);
    return first ? d1.batch<Row>([first, ...more]).then((results) => results.map(answerOf)) : Promise.resolve([]);
  };
}

type Row = Record<string, unknown>;

const answerOf = ({ results, meta }: D1Result<Row>): Answer => ({
  rows: results.map((row) => Object.values(row)),
  read: meta.rows_read,
  written: meta.rows_written,
});

export const isRead = (sql: string) =>
  /^[\s(]*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|replace into)\b/i.test(sql);
