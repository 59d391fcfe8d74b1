import { OPENED } from "../list/use-opened";

/** The query that a saved view stores, without the page number and the opened dialog. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ["page", OPENED]) kept.delete(name);
  return kept.toString();
}
