import toast from "react-hot-toast";
import { sentenceOf } from "../api";

/** Error toast with the cause on a second line, unless the server's message already includes both. */
export function showFailure(failed: string, error: unknown) {
  const cause = sentenceOf(error);
  toast.error(cause.startsWith(failed) ? cause : `${failed}\n${cause}`, { style: { whiteSpace: "pre-line" } });
}
