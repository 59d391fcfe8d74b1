import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { or } from "drizzle-orm";
import { isOneOf } from "./selection.server";
import { slugify, typedSlug } from "../text/slug";
import { cellText } from "./import-plan.server";
import type { ImportedLine } from "./import-rules";

export const lineSlug = (line: ImportedLine, name: string, now: Date): string =>
  typedSlug(cellText(line, "slug")) || slugify(cellText(line, name), now);

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

export const namedBy = <Row extends { id: string; slug: string }>(
  line: ImportedLine,
  rows: Row[],
  name: string,
  now: Date,
): Row | undefined => rows.find(({ id, slug }) => (line.id ? id === line.id : slug === lineSlug(line, name, now)));
