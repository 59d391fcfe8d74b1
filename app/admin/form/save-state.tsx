import { Text } from "@radix-ui/themes";
import type { FieldValues } from "react-hook-form";
import { formatRecently, now, wasSaved } from "../shell/dates";
import { useNarrow } from "../shell/use-narrow";
import type { FormState } from "./form-frame";
import { useIsDirty } from "./use-is-dirty";

const KEPT = { nowhere: "Kaydedilmemiş", browser: "Bu cihazda saklandı", server: "Sunucuda saklandı" };

/** Whether the form is saved; repeated saves of a draft are not announced to screen readers. Narrow bars show the last part alone. */
export function SaveState<V extends FieldValues>({ state }: { state: FormState<V> }) {
  const isDirty = useIsDirty(state.form);
  const isNarrow = useNarrow();
  const unsaved = KEPT[state.draft.kept ?? "nowhere"].split(" ");
  const saved =
    state.savedAt && wasSaved(state.savedAt) ? ["Kaydedildi", formatRecently(state.savedAt, now(), isNarrow)] : [];
  return (
    <Text size="2" color="gray" className="save-state" role="status">
      {(isDirty ? unsaved : saved).map((part) => (
        <span key={part}>{part} </span>
      ))}
    </Text>
  );
}
