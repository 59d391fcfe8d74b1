import { formatDate } from "../../../worker/text/calendar";
import type { Shell } from "./shell";

/** That online casinos are not permitted in Turkey, and as of when (P6.11). */
export function PermissionNote({ legal }: Pick<Shell, "legal">) {
  if (!legal?.has_note) return null;
  const { note, note_checked_on } = legal;
  return (
    <p className="who">{note_checked_on ? `${note} ${formatDate(note_checked_on)} tarihinde kontrol edildi.` : note}</p>
  );
}
