import toast from "react-hot-toast";
import { sentenceOf } from "../api";

/** Says what failed and, on a line of its own, why; the server's sentence may say both. */
export function tellFailure(failed: string, error: unknown) {
  const cause = sentenceOf(error);
  toast.error(cause.startsWith(failed) ? cause : `${failed}\n${cause}`, { style: { whiteSpace: "pre-line" } });
}
