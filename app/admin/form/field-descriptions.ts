import { useEffect } from "react";

/** How a field is shown in the conflict dialog. */
export interface FieldDescription {
  label: string;
  /** Formats a value given as text. */
  shown?: ((value: string) => string) | undefined;
  /** For fields with an id: the column with the name of that record. */
  nameColumn?: string | undefined;
}

interface AnyForm {
  control: object;
}

const DESCRIPTIONS = new WeakMap<object, Map<string, FieldDescription>>();

export function useDescription({ control }: AnyForm, name: string, description: FieldDescription) {
  useEffect(() => {
    const fields = DESCRIPTIONS.get(control) ?? new Map<string, FieldDescription>();
    DESCRIPTIONS.set(control, fields.set(name, description));
  });
}

/** Descriptions of the rendered fields, by field name. */
export const descriptionsOf = ({ control }: AnyForm): ReadonlyMap<string, FieldDescription> =>
  DESCRIPTIONS.get(control) ?? new Map<string, FieldDescription>();
