import { BULK_LINES } from "../../../worker/records/import-outcome";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

export interface Proposal {
  source: string;
  target: string;
}

export interface Made {
  /** Of the rules. */
  ids: string[];
  /** Names what was made, for one undo. */
  change: string;
  /** A sentence for each proposal that is no rule. */
  refused: string[];
}

/** Makes rules of proposals, as an import of their addresses does; `onMade` tells the sum after each request. Throws `ApiError`. */
export async function makeRules(
  proposals: readonly Proposal[],
  onMade: (made: Made) => void = () => undefined,
): Promise<Made> {
  const made: Made = { ids: [], change: crypto.randomUUID(), refused: [] };
  for (let at = 0; at < proposals.length; at += BULK_LINES) {
    const lines = proposals.slice(at, at + BULK_LINES).map(({ source, target }, n) => ({
      line: at + n + 1,
      values: { source, target, status: "301", is_active: true },
    }));
    const json = { is_dry: false, is_continued: at > 0, change: made.change, lines };
    const answer = await answered(api.redirects.import.$post({ json }), SAVE_FAILED.redirect);
    for (const { line, status, id, errors } of answer.lines) {
      if (status === "refused")
        made.refused.push(`${proposals[line - 1]?.source}: ${Object.values(errors).join(", ")}`);
      else if (id) made.ids.push(id);
    }
    onMade(made);
  }
  return made;
}
