import { CHANGE_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

export interface Proposal {
  source: string;
  target: string;
}

/** Adds a rule for each of these addresses and returns their ids. Throws `ApiError` at the first that is refused. */
export async function addRules(proposals: Proposal[]): Promise<string[]> {
  const ids: string[] = [];
  for (const proposal of proposals) {
    const json = { ...proposal, status: "301" as const, note: null, is_active: true };
    ids.push((await answered(api.redirects.$post({ json }), SAVE_FAILED.redirect)).id);
  }
  return ids;
}

/** Moves rules to the trash. Throws `ApiError`. */
export const forgetRules = (ids: string[]) =>
  answered(api.redirects.selection.$post({ json: { action: "delete", ids } }), CHANGE_FAILED.trash);

/** Stops counting unknown addresses, and returns them. Throws `ApiError`. */
export async function ignore(paths: string[]): Promise<string[]> {
  await answered(api["unknown-addresses"].ignore.$post({ json: { paths } }), CHANGE_FAILED.ignored);
  return paths;
}

/** Counts ignored addresses again. Throws `ApiError`. */
export const heed = (paths: string[]) =>
  answered(api["unknown-addresses"].ignore.$delete({ json: { paths } }), CHANGE_FAILED.ignored);
