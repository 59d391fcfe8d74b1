import { useAccount } from "../session/account";
import { latePart } from "../shell/late";
import { stepsLeft } from "./steps";
import { useFirstRun } from "./use-first-run";

const Steps = latePart(() => import("./first-run-steps.client"), { heights: ["3.5rem"] });

/** The steps to a live guide, until all that it needs are done or hidden; the last stays while it can be undone. */
export function FirstRunCard() {
  const { data, refresh, hide } = useFirstRun();
  const { role } = useAccount();
  if (!data) return null;
  if (stepsLeft(data) === 0 && (data.removed.length === 0 || role !== "admin")) return null;
  return <Steps firstRun={data} refresh={refresh} onHide={hide} />;
}
