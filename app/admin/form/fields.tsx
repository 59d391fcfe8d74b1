import { Checkbox, Flex, Text, TextArea, TextField } from "@radix-ui/themes";
import { useId } from "react";
import {
  Controller,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type UseFormReturn,
} from "react-hook-form";
import { readNumber } from "../../../worker/text/typed-values";
import { ControlledField } from "./controlled-field";
import { Field, type FieldProps } from "./field";
import { useDescription } from "./field-descriptions";
import { withScheme } from "./with-scheme";
import { Select, type SelectOption } from "../shell/select";

/** Does not use `getFieldState`, which would render the form on each field's first change and first blur. */
function errorOf<V extends FieldValues>(form: FieldProps<V>["form"], name: FieldPath<V>): string | undefined {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return error?.message;
}

interface TextInputProps<V extends FieldValues> extends FieldProps<V> {
  type?: "text" | "email" | "password" | "url";
  autoComplete?: string;
  placeholder?: string;
  /** For forms that are rendered on the server. */
  defaultValue?: string;
  list?: string;
  inputMode?: "url" | "numeric";
}

export const shownState = (isOn: string) => (isOn === "true" ? "Evet" : "Hayır");

export function TextInput<V extends FieldValues>({
  form,
  name,
  label,
  fullLabel = label,
  hint,
  ...input
}: TextInputProps<V>) {
  useDescription(form, name, { label: fullLabel });
  const error = errorOf(form, name);
  const { register, setValue } = form as UseFormReturn<V>;
  function completeAddress({ target }: { target: { value: string } }) {
    const whole = withScheme(target.value) as PathValue<V, FieldPath<V>>;
    if (whole !== target.value) setValue(name, whole, { shouldDirty: true, shouldValidate: error !== undefined });
  }
  const isAddress = input.type === "url" || input.inputMode === "url";
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <TextField.Root
          size="3"
          {...ids}
          {...input}
          {...register(name, isAddress ? { onBlur: completeAddress } : undefined)}
        />
      )}
    </Field>
  );
}

interface NumberInputProps<V extends FieldValues> extends FieldProps<V> {
  isDecimal?: boolean;
  disabled?: boolean;
  /** Replaces what is no number when the field is left. */
  fallback?: string;
}

/** The text of a number (`readNumber`): `type="number"` follows the browser's language, in which 1,0 may be 10. */
export function NumberInput<V extends FieldValues>({
  isDecimal,
  disabled,
  fallback,
  ...described
}: NumberInputProps<V>) {
  return (
    <ControlledField {...described}>
      {(ids, { value, onChange, onBlur, ref }) => (
        <TextField.Root
          size="3"
          inputMode={isDecimal ? "decimal" : "numeric"}
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={onChange}
          onBlur={() => {
            if (fallback !== undefined && Number.isNaN(readNumber(value))) onChange(fallback);
            onBlur();
          }}
          ref={ref}
          {...ids}
        />
      )}
    </ControlledField>
  );
}

export function TextAreaInput<V extends FieldValues>({
  form,
  name,
  label,
  fullLabel = label,
  hint,
  rows = 4,
  isGrowing = false,
}: FieldProps<V> & { rows?: number; isGrowing?: boolean }) {
  useDescription(form, name, { label: fullLabel });
  return (
    <Field label={label} hint={hint} error={errorOf(form, name)}>
      {(ids) => (
        <TextArea
          size="3"
          rows={rows}
          resize="vertical"
          className={isGrowing ? "growing" : undefined}
          {...ids}
          {...(form as UseFormReturn<V>).register(name)}
        />
      )}
    </Field>
  );
}

export function CheckboxInput<V extends FieldValues>({ form, name, label, fullLabel = label }: FieldProps<V>) {
  const id = useId();
  useDescription(form, name, { label: fullLabel, shown: shownState });
  return (
    <Controller
      control={(form as UseFormReturn<V>).control}
      name={name}
      render={({ field }) => (
        <Flex gap="2" align="center">
          <Checkbox
            id={id}
            size="3"
            checked={Boolean(field.value)}
            onCheckedChange={(isOn) => field.onChange(isOn === true)}
            onBlur={field.onBlur}
            ref={field.ref}
          />
          <Text as="label" size="2" htmlFor={id}>
            {label}
          </Text>
        </Flex>
      )}
    />
  );
}

interface SelectInputProps<V extends FieldValues> extends FieldProps<V> {
  options: SelectOption[];
  /** Label of the empty option; without it one of the options is always chosen. */
  placeholder?: string;
  emptyText?: string;
  /** See `FieldDescription`; set if the current value may be missing from the options. */
  nameColumn?: string;
}

export function SelectInput<V extends FieldValues>(props: SelectInputProps<V>) {
  const { options, placeholder, emptyText, ...described } = props;
  const shown = (chosen: string) => options.find(({ value }) => value === chosen)?.label ?? chosen;
  return (
    <ControlledField {...described} shown={shown}>
      {(ids, field) => (
        <Select
          {...ids}
          isLarge
          value={field.value || ""}
          options={options}
          empty={placeholder}
          emptyText={emptyText}
          ref={field.ref}
          onChange={field.onChange}
        />
      )}
    </ControlledField>
  );
}
