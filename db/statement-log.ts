import type { Answer, Send } from "./send";

/**
 * Prints each send of a request as JSON: `{"sql": [statement, …], "params": [values, …], "beside": n}` with the number of
 * sends that are not answered yet, then for a batch the rows that each statement read and wrote.
 */
export function withLog(send: Send): Send {
  let open = 0;
  return (statements) => {
    print({ sql: statements.map(({ sql }) => sql), params: statements.map(({ params }) => params), beside: open++ });
    return send(statements)
      .then(printRows)
      .finally(() => open--);
  };
}

function printRows(answers: Answer[]): Answer[] {
  if (answers.some(({ read }) => read !== undefined))
    print({ rows_read: answers.map(({ read }) => read), rows_written: answers.map(({ written }) => written) });
  return answers;
}

const print = (line: object) => console.debug(JSON.stringify(line));
