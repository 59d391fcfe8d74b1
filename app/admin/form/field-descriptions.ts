import { useEffect } from "react";

/** How a field and its values are shown outside its form, as in the conflict dialog. */
export interface FieldDescription {
  label: string;
  /** Formats a value, given as text. */
  shown?: ((value: string) => string) | undefined;
  /** For a field that holds an id: the column of the row with the name of that record. */
  nameColumn?: string | undefined;
}

interface AnyForm {
  control: object;
}

const DESCRIPTIONS = new WeakMap<object, Map<string, FieldDescription>>();

/** Registers a field's description for `descriptionsOf`. */
export function useDescription({ control }: AnyForm, name: string, description: FieldDescription) {
  useEffect(() => {
    const fields = DESCRIPTIONS.get(control) ?? new Map<string, FieldDescription>();
    DESCRIPTIONS.set(control, fields.set(name, description));
  });
}

/** The descriptions of a form's rendered fields, by field name. */
export const descriptionsOf = ({ control }: AnyForm): ReadonlyMap<string, FieldDescription> =>
  DESCRIPTIONS.get(control) ?? new Map<string, FieldDescription>();
