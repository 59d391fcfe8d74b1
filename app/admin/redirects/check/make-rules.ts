import { DELETE_FAILED, SAVE_FAILED } from "../../../../worker/failure-sentences";
import { SELECTED_MAX } from "../../../../worker/fields";
import { answered, api, ApiError } from "../../api";

export interface Proposal {
  source: string;
  target: string;
}

/** Adds a rule for each proposal, tells its id, and returns the sentences of refused ones. Throws `ApiError`. */
export async function makeRules(proposals: readonly Proposal[], onMade: (id: string) => void): Promise<string[]> {
  const refused: string[] = [];
  for (const proposal of proposals) {
    const json = { ...proposal, status: "301", is_active: true } as const;
    try {
      onMade((await answered(api.redirects.$post({ json }), SAVE_FAILED.redirect)).id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      refused.push(`${proposal.source}: ${error.message}`);
    }
  }
  return refused;
}

/** Moves rules to the trash. Throws `ApiError`. */
export async function forgetRules(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += SELECTED_MAX)
    await answered(
      api.redirects.selection.$post({ json: { action: "delete", ids: ids.slice(at, at + SELECTED_MAX) } }),
      DELETE_FAILED.redirect,
    );
}
