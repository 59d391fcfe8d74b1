import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { type Field, labelOf } from "../fields";

/** What each input of a form takes: the form, the name of its field and the label; `unit` is that of amounts. */
export const inputsOf =
  <V extends FieldValues, Name extends string>(form: UseFormReturn<V>, fields: Record<Name, Field>, unit?: string) =>
  (name: Name & FieldPath<V>) => ({ form, name, label: labelOf(fields[name], unit) });
