import { useEffect } from "react";

/** What a form calls one of its fields. */
export interface FieldDescription {
  label: string;
  /** What a reader sees of a value, given as text. */
  shown?: ((value: string) => string) | undefined;
  /** The column of a row in which the name of what the value refers to stands. */
  nameColumn?: string | undefined;
}

interface AnyForm {
  control: object;
}

const DESCRIPTIONS = new WeakMap<object, Map<string, FieldDescription>>();

/** Lets others speak of a field as its form does. */
export function useDescription({ control }: AnyForm, name: string, description: FieldDescription) {
  useEffect(() => {
    const fields = DESCRIPTIONS.get(control) ?? new Map<string, FieldDescription>();
    DESCRIPTIONS.set(control, fields.set(name, description));
  });
}

/** The fields of a form that are on the screen, by name. */
export const descriptionsOf = ({ control }: AnyForm): ReadonlyMap<string, FieldDescription> =>
  DESCRIPTIONS.get(control) ?? new Map<string, FieldDescription>();
