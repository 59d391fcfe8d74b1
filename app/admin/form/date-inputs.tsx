import { Text, TextField } from "@radix-ui/themes";
import type { FieldValues } from "react-hook-form";
import { toIstanbulClock, fromIstanbulClock } from "../../../worker/turkish/calendar";
import { formatDay, formatMoment } from "../shell/dates";
import { ControlledField } from "./controlled-field";
import type { FieldProps } from "./field";

interface DateFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Stands beside the field while it is empty: Safari shows today in there, as if it were set. */
  empty: string;
}

/** A day, as the API writes it; empty where there is none. */
export function DateInput<V extends FieldValues>(props: DateFieldProps<V>) {
  return <ClockField {...props} type="date" shown={formatDay} read={(typed) => typed} show={(day) => day} />;
}

/** An instant, typed as the clock shows it in Istanbul; the form holds it in UTC, null where it is empty. */
export function MomentInput<V extends FieldValues>(props: DateFieldProps<V>) {
  const read = (typed: string) => (typed ? fromIstanbulClock(typed) : null);
  return <ClockField {...props} type="datetime-local" shown={formatMoment} read={read} show={toIstanbulClock} />;
}

interface ClockFieldProps<V extends FieldValues> extends DateFieldProps<V> {
  type: "date" | "datetime-local";
  /** Formats the value for the list of changed fields in the conflict dialog. */
  shown: (value: string) => string;
  /** What was typed, as the form holds it. */
  read: (typed: string) => string | null;
  /** A value of the form, as the browser's field takes it. */
  show: (value: string) => string;
}

function ClockField<V extends FieldValues>({ empty, type, shown, read, show, ...described }: ClockFieldProps<V>) {
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
