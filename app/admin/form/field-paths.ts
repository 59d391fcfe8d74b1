/** Paths of all fields of a form: `title`, `review.licence.score`. */
export function pathsOf(values: object, parent = ""): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? pathsOf(value, `${parent}${name}.`) : [parent + name],
  );
}

/** The value at a path; undefined where a part of the path is missing. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value, name) => (isGroup(value) ? (value as Record<string, unknown>)[name] : undefined), values);
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Paths of the fields with an error. */
export function refusedPaths(errors: object, parent = ""): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) =>
    isGroup(error) && !("type" in error || "message" in error)
      ? refusedPaths(error, `${parent}${name}.`)
      : [parent + name],
  );
}
