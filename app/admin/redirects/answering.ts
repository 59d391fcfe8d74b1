import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError } from "../api";
import { makeRules, type Proposal } from "./proposals";

/** Makes a rule of each proposal and returns their ids. Throws `ApiError` if one is refused. */
export async function addRules(proposals: Proposal[]): Promise<string[]> {
  const { ids, refused } = await makeRules(proposals);
  if (refused.length > 0) throw new ApiError(422, refused.join(" · "));
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
