import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { or } from "drizzle-orm";
import { isOneOf } from "../records/selection.server";
import { bareSlug, slugify } from "../text/slug";
import { textIn } from "./plan.server";
import type { ImportedLine } from "./rules";

/** The slug that a line gives, else the one that its name makes. */
export const lineSlug = (line: ImportedLine, name: string, now: Date): string =>
  bareSlug(textIn(line, "slug")) || slugify(textIn(line, name), now);

/** SQL: the records of a table that lines may be about. */
export const isNamedBy = (
  { id, slug }: { id: SQLiteColumn; slug: SQLiteColumn },
  lines: ImportedLine[],
  name: string,
  now: Date,
) =>
  or(
    isOneOf(
      id,
      lines.flatMap((line) => line.id ?? []),
    ),
    isOneOf(
      slug,
      lines.map((line) => lineSlug(line, name, now)),
    ),
  );

/** The record of a line: by id, else by slug. */
export const namedBy = <Row extends { id: string; slug: string }>(
  line: ImportedLine,
  rows: Row[],
  name: string,
  now: Date,
): Row | undefined => rows.find(({ id, slug }) => (line.id ? id === line.id : slug === lineSlug(line, name, now)));
