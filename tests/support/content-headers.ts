/** What `fetch` has already undone, or what belongs to one connection. */
const OF_TRANSFER = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

/** The headers of a fetched answer that may be sent on with its body, but those named in `without`, in lower case. */
export function contentHeaders(answer: Response, without: readonly string[] = []) {
  const left = [...answer.headers].filter(([name]) => !OF_TRANSFER.includes(name) && !without.includes(name));
  return Object.fromEntries(left);
}
