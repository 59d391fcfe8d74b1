import { Text, TextField } from "@radix-ui/themes";
import type { FieldValues } from "react-hook-form";
import { toIstanbulClock, fromIstanbulClock } from "../../../worker/text/calendar";
import { readClock, readDay } from "../../../worker/text/typed-values";
import { formatDay, formatMoment } from "../shell/dates";
import { ControlledField } from "./controlled-field";
import type { FieldProps } from "./field";
import { pasteDate } from "../shell/paste-date";

interface DateFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Shown while the field is empty: Safari displays today's date there, as if it were set. */
  empty: string;
}

/** Date as `2026-11-30`, "" when empty. */
export function DateInput<V extends FieldValues>(props: DateFieldProps<V>) {
  return (
    <ClockField {...props} type="date" shown={formatDay} read={(typed) => typed} show={(day) => day} pasted={readDay} />
  );
}

/** Date and time in Istanbul; the value is UTC, null when empty. */
export function MomentInput<V extends FieldValues>(props: DateFieldProps<V>) {
  const read = (typed: string) => (typed ? fromIstanbulClock(typed) : null);
  return (
    <ClockField
      {...props}
      type="datetime-local"
      shown={formatMoment}
      read={read}
      show={toIstanbulClock}
      pasted={readClock}
    />
  );
}

interface ClockFieldProps<V extends FieldValues> extends DateFieldProps<V> {
  type: "date" | "datetime-local";
  /** Formats the value for the conflict dialog. */
  shown: (value: string) => string;
  /** Parses what is typed into the form's value. */
  read: (typed: string) => string | null;
  /** Formats the form's value for the input. */
  show: (value: string) => string;
  pasted: typeof readClock;
}

function ClockField<V extends FieldValues>({
  empty,
  type,
  shown,
  read,
  show,
  pasted,
  ...described
}: ClockFieldProps<V>) {
  return (
    <ControlledField {...described} shown={(held) => held && shown(held)}>
      {({ id, "aria-describedby": description, ...ids }, { value, onChange, onBlur, ref }) => (
        <TextField.Root
          size="3"
          type={type}
          id={id}
          className={value ? undefined : "empty-date"}
          aria-describedby={[!value && `${id}-empty`, description].filter(Boolean).join(" ") || undefined}
          {...ids}
          value={value ? show(value) : ""}
          onChange={({ target }) => onChange(read(target.value))}
          onPaste={pasteDate(pasted, (typed) => onChange(read(typed)))}
          onBlur={onBlur}
          ref={ref}
        >
          {!value && (
            <TextField.Slot side="right">
              <Text size="2" color="gray" id={`${id}-empty`}>
                {empty}
              </Text>
            </TextField.Slot>
          )}
        </TextField.Root>
      )}
    </ControlledField>
  );
}
