import { Button, Flex, Grid, Text, TextField, VisuallyHidden } from "@radix-ui/themes";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, type UseFormReturn, useController } from "react-hook-form";
import { MoveButtons } from "../list/move-buttons";
import { pasteDate } from "../shell/paste-date";
import { readDay } from "../../../worker/text/typed-values";
import { eachLine } from "./changed-fields";
import type { FieldProps } from "./field";
import { useDescription } from "./field-descriptions";
import { withScheme } from "./with-scheme";
import "./rows.css";

interface Column {
  name: string;
  label: string;
  type?: "date" | "url";
  isNumber?: true;
  placeholder?: string;
}

type Row = Record<string, string>;
type RowErrors = { message?: string } & Partial<
  Record<number, { message?: string } & Record<string, { message?: string }>>
>;

interface RowsInputProps<V extends FieldValues> extends FieldProps<V> {
  columns: Column[];
  /** Widths of the columns in wide windows, for CSS. */
  widths: string;
  /** Of the button that adds a row. */
  add: string;
  /** The values of an added row. */
  first: () => Row;
  /** A row in words, for the comparison of versions. */
  lineOf: (row: never) => string;
  /** Maximum number of rows. */
  most?: number;
  /** Whether editors decide about the order. */
  isOrdered?: boolean;
}

/** The first refused input, else the first control. */
const firstOf = (box: HTMLElement) =>
  box.querySelector<HTMLElement>("[aria-invalid]") ?? box.querySelector<HTMLElement>("input, button");

/** The button of a row that moved it there, which keeps the focus. */
const moveButtonOf = (box: HTMLElement | null, row: number, which: "first" | "last") =>
  box?.querySelectorAll(".rows-actions")[row]?.querySelector<HTMLElement>(`.move-buttons > :${which}-child`);

/** A small table of texts: rows that are typed, added, moved and removed. */
export function RowsInput<V extends FieldValues>(props: RowsInputProps<V>) {
  const { form, name, label, hint, columns, widths, add, first, lineOf, most, isOrdered } = props;
  const id = useId();
  const [added, setAdded] = useState<number>();
  const [said, setSaid] = useState("");
  const box = useRef<HTMLFieldSetElement>(null);
  useDescription(form, name, { label, shown: eachLine(lineOf) });
  const { field, fieldState } = useController({
    control: (form as UseFormReturn<V>).control,
    name,
  });
  const rows: Row[] = field.value;
  const errors = fieldState.error as RowErrors | undefined;
  const change = (at: number, column: string, text: string) =>
    field.onChange(rows.map((row, i) => (i === at ? { ...row, [column]: text } : row)));
  function move(from: number, to: number) {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    flushSync(() => field.onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row)));
    moveButtonOf(box.current, to, to < from ? "first" : "last")?.focus();
    setSaid(`${lineOf(row as never)}: ${rows.length} sıradan ${to + 1}.`);
  }
  return (
    <fieldset
      className="rows"
      aria-describedby={hint ? `${id}-hint` : undefined}
      ref={(node) => {
        box.current = node;
        field.ref(node && { focus: () => firstOf(node)?.focus() });
      }}
    >
      <legend>{label}</legend>
      {hint && (
        <Text as="p" size="1" color="gray" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
      {rows.map((row, at) => (
        <Grid
          key={at}
          columns={{ initial: "1", sm: `${widths} auto` }}
          gap="2"
          align="start"
          role="group"
          aria-label={`${label}, ${at + 1}. satır`}
        >
          {columns.map(({ name: column, label: heading, type, isNumber, placeholder }, i) => {
            const error = errors?.[at]?.[column]?.message ?? (i === 0 ? errors?.[at]?.message : undefined);
            const cell = `${id}-${at}-${column}`;
            return (
              <div key={column}>
                <Text as="label" size="1" color="gray" htmlFor={cell}>
                  {heading}
                </Text>
                <TextField.Root
                  size="3"
                  id={cell}
                  type={type ?? "text"}
                  inputMode={isNumber && "decimal"}
                  autoComplete="off"
                  autoFocus={added === at && i === 0}
                  placeholder={placeholder}
                  value={row[column] ?? ""}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${cell}-error`}
                  onChange={({ target }) => change(at, column, target.value)}
                  onBlur={() => {
                    if (type === "url") change(at, column, withScheme(row[column] ?? ""));
                    field.onBlur();
                  }}
                  {...(type === "date" && { onPaste: pasteDate(readDay, (day) => change(at, column, day)) })}
                />
                {error && (
                  <Text as="div" size="1" className="field-error" id={`${cell}-error`} role="alert">
                    {error}
                  </Text>
                )}
              </div>
            );
          })}
          <Flex gap="3" align="center" className="rows-actions">
            {isOrdered && <MoveButtons of={lineOf(row as never)} at={at} count={rows.length} onMove={move} />}
            <Button
              type="button"
              variant="soft"
              size="3"
              aria-label={`Kaldır: ${lineOf(row as never)}`}
              onClick={() => field.onChange(rows.filter((_, i) => i !== at))}
            >
              Kaldır
            </Button>
          </Flex>
        </Grid>
      ))}
      {errors?.message && (
        <Text as="div" size="1" className="field-error" role="alert">
          {errors.message}
        </Text>
      )}
      {isOrdered && <VisuallyHidden role="status">{said}</VisuallyHidden>}
      {most !== undefined && rows.length >= most ? (
        <Text as="p" size="1" color="gray">{`En çok ${most} satır olabilir`}</Text>
      ) : (
        <Flex>
          <Button
            type="button"
            variant="surface"
            onClick={() => {
              setAdded(rows.length);
              field.onChange([...rows, first()]);
            }}
          >
            {add}
          </Button>
        </Flex>
      )}
    </fieldset>
  );
}
