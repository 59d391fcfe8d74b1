import { Checkbox, Text } from "@radix-ui/themes";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import { NOTIFICATION_KINDS, type NotificationKind } from "../../../db/schema/notifications";
import { KIND_LABELS } from "../../../worker/notifications/constants";
import { FieldError } from "../form/field-error";
import "./notifications.css";

/** What a target is told of. */
export function KindsInput<V extends FieldValues & { kinds: NotificationKind[] }>({
  form,
}: {
  form: UseFormReturn<V>;
}) {
  const { field, fieldState } = useController({ control: form.control, name: "kinds" as Path<V> });
  const chosen = field.value as NotificationKind[];
  const toggle = (kind: NotificationKind, isOn: boolean) =>
    field.onChange(NOTIFICATION_KINDS.filter((one) => (one === kind ? isOn : chosen.includes(one))));
  return (
    <fieldset className="kinds">
      <Text as="div" size="2" weight="medium" asChild>
        <legend>Haber verilecek konular</legend>
      </Text>
      {NOTIFICATION_KINDS.map((kind) => (
        <label key={kind}>
          <Checkbox
            size="3"
            checked={chosen.includes(kind)}
            onCheckedChange={(isOn) => toggle(kind, isOn === true)}
            ref={kind === "comment" ? field.ref : undefined}
          />
          {KIND_LABELS[kind]}
        </label>
      ))}
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
    </fieldset>
  );
}
