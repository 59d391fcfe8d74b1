import type { Route } from "./+types/unknown";
import { leaveUnknown, refuseUnknown } from "./unknown-address.server";

export const loader = ({ request }: Route.LoaderArgs) => leaveUnknown(new URL(request.url).pathname);

export const action = () => refuseUnknown();

/** Never rendered: the loader always throws. */
export default function Unknown() {
  return null;
}
