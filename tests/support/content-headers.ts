/** `fetch` has already decoded the body, and these describe it as it was sent, or only the connection. */
const OF_TRANSFER = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

/** The headers to send with the body of a fetched response; `without` names further ones to leave out, in lower case. */
export function contentHeaders(answer: Response, without: readonly string[] = []) {
  const left = [...answer.headers].filter(([name]) => !OF_TRANSFER.includes(name) && !without.includes(name));
  return Object.fromEntries(left);
}
