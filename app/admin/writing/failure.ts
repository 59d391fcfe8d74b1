import toast from "react-hot-toast";
import { sentenceOf } from "../api";

/** Says what failed and, on a line of its own, why. */
export function tellFailure(failed: string, error: unknown) {
  const cause = sentenceOf(error);
  toast.error(cause === failed ? failed : `${failed}\n${cause}`, { style: { whiteSpace: "pre-line" } });
}
