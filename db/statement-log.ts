import type { Answer, Send } from "./send";

/**
 * Prints each round trip as JSON: `{"sql": [statement, …], "params": [values, …]}`, then for a batch the rows that each
 * statement read and wrote.
 */
export function withLog(send: Send): Send {
  return (statements) => {
    print({ sql: statements.map(({ sql }) => sql), params: statements.map(({ params }) => params) });
    return send(statements).then(printRows);
  };
}

function printRows(answers: Answer[]): Answer[] {
  if (answers.some(({ read }) => read !== undefined))
    print({ rows_read: answers.map(({ read }) => read), rows_written: answers.map(({ written }) => written) });
  return answers;
}

const print = (line: object) => console.debug(JSON.stringify(line));
