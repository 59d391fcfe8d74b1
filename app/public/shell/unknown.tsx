import { scopeKey } from "../../../worker/scope.server";
import type { Route } from "./+types/unknown";
import { leaveUnknown, refuseUnknown } from "./unknown-address.server";

export const loader = ({ context, request }: Route.LoaderArgs) => leaveUnknown(context.get(scopeKey), request);

export const action = () => refuseUnknown();

/** Never rendered: the loader always throws. */
export default function Unknown() {
  return null;
}
