export type Values = Record<string, string | number | null>;

interface Version {
  id: string;
  given: Values | null;
  /** JSON. */
  former: string;
  mark: string | null;
  isRevision: boolean;
}

/** The versions as one for each record: what it was before a change with several requests, and what that gave at last. */
export function oneEach<V extends Version>(versions: V[]): V[] {
  const byId = new Map<string, V>();
  for (const version of versions) {
    const { given, former, mark, isRevision } = byId.get(version.id) ?? version;
    byId.set(version.id, {
      ...version,
      given: { ...given, ...version.given },
      former: JSON.stringify({ ...(JSON.parse(version.former) as Values), ...(JSON.parse(former) as Values) }),
      mark,
      isRevision: isRevision || version.isRevision,
    });
  }
  return [...byId.values()];
}
