import type { InferRequestType } from "hono/client";
import type { LineOutcome } from "../../../worker/promotions/import-rules";
import { foldTr } from "../../../worker/turkish/folding";
import type { api } from "../api";
import type { FileLine } from "../csv/read-file";

export type ImportLine = InferRequestType<typeof api.promotions.import.$post>["json"]["lines"][number];

const REQUEST_BYTES_MAX = 400_000;

/** Splits what is sent, so that a request has at most `most` lines and is far smaller than the API's limit. */
export function inRequests(lines: ImportLine[], most: number): ImportLine[][] {
  const requests: ImportLine[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = new Blob([JSON.stringify(line)]).size;
    const last = requests.at(-1);
    if (last && last.length < most && bytes + size <= REQUEST_BYTES_MAX) {
      last.push(line);
      bytes += size;
    } else {
      requests.push([line]);
      bytes = size;
    }
  }
  return requests;
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

export function lineOf({ line, fields: { id, updated_at, ...values } }: FileLine): ImportLine {
  return { line, id: text(id) || undefined, updated_at: text(updated_at) || undefined, values };
}

/** Refuses each line that is about the same promotion as one before it. */
export function withoutRepeats(lines: ImportLine[], outcomes: LineOutcome[]): LineOutcome[] {
  const firstOf = new Map<string, number>();
  return outcomes.map((outcome, at) => {
    const { status, id = "", line } = outcome;
    if (status === "refused") return outcome;
    const { values = {} } = lines[at] ?? {};
    const address = [values["casino"], text(values["slug"]) || values["title"]].map((part) => foldTr(text(part)));
    const key = status === "new" ? address.join("\n") : id;
    const first = firstOf.get(key);
    firstOf.set(key, first ?? line);
    if (first === undefined) return outcome;
    return { ...outcome, status: "refused", errors: { id: `${first}. satırla aynı promosyon` } };
  });
}

/** The line that is imported after its check. */
export function checkedLine(line: ImportLine, { status, id, updated_at }: LineOutcome): ImportLine {
  return { ...line, id, updated_at, is_new: status === "new" };
}
