import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Page, pages } from "../../db/schema";
import { titlePrefix } from "../../db/schema/columns";
import { htmlMark } from "../text/mark";
import { sanitizeAtLeast } from "../text/sanitize";
import { derivedOf } from "../records/search-text.server";
import { freeSlug } from "../records/free-slug.server";
import { type ListQuery, orderOf, readList } from "../records/list";
import { type Edit, reviseRecord } from "../records/revision.server";
import { writeReferences } from "../references/writing.server";
import { Refusal } from "../refusal";
import { slugify } from "../text/slug";
import { foldTr } from "../text/folding";
import { isReserved } from "./constants";
import { CONTENT_MIN, CONTENT_SHORT, type PageInput, reservedSlug } from "./rules";

export const pageSorts = {
  title: [titlePrefix("pages.search_text")],
  in_footer: [pages.in_footer, pages.created_at],
  created_at: [pages.created_at],
  updated_at: [pages.updated_at],
};

export function matchingPages(q: string) {
  const term = foldTr(q);
  return term ? sql`(instr(${pages.search_text}, ${term}) > 0 or instr(${pages.slug}, ${term}) > 0)` : undefined;
}

export async function listPages(db: Db, { q, sort = "-created_at", page }: ListQuery) {
  const matches = matchingPages(q);
  return readList(
    db,
    db
      .select({
        id: pages.id,
        title: pages.title,
        slug: pages.slug,
        in_footer: pages.in_footer,
        created_at: pages.created_at,
        updated_at: pages.updated_at,
        updated_by: pages.updated_by,
      })
      .from(pages)
      .where(matches)
      .orderBy(...orderOf(pageSorts, sort, pages.id)),
    { from: pages, matches, page },
  );
}

/** An empty slug is made of the title. Throws `Refusal`: `invalid` if that is reserved. */
export async function addPage(db: Db, input: PageInput, edit: Edit): Promise<Page> {
  requireFreeAddress(input, edit.now);
  const [[added]] = await db.batch(additionStatements(db, crypto.randomUUID(), input, edit));
  if (!added) throw new Error("nothing was inserted");
  return added;
}

/** Throws `Refusal("invalid")` if the site itself has the address of a page. */
export function requireFreeAddress(input: PageInput, now: Date) {
  const slug = input.slug || slugify(input.title, now);
  if (isReserved(slug)) throw new Refusal("invalid", reservedSlug(slug), { fields: { slug: reservedSlug(slug) } });
}

/** Statements that add a page; the first returns the row. */
export function additionStatements(db: Db, id: string, input: PageInput, { now, by, site }: Edit) {
  const time = now.toISOString();
  const row = {
    ...rowOf(input),
    slug: freeSlug(pages, input.slug || slugify(input.title, now)),
    id,
    created_at: time,
    updated_at: time,
    updated_by: by,
  };
  return [db.insert(pages).values(row).returning(), ...writeReferences(db, "page", row, site)] as const;
}

/** An empty slug stays as it is. Throws `Refusal`: `not_found`, `conflict`. */
export async function revisePage(db: Db, id: string, basis: string, input: PageInput, edit: Edit): Promise<Page> {
  return reviseRecord(db, "page", id, basis, revisionOf(db, id, input, edit), edit);
}

export function revisionOf(db: Db, id: string, input: PageInput, { site }: Edit) {
  const values = { ...rowOf(input), slug: input.slug ? freeSlug(pages, input.slug, { id }) : undefined };
  const before = (isUnchanged: SQL | undefined) => writeReferences(db, "page", { id, ...values }, site, isUnchanged);
  return { values, before };
}

export const storedContent = (content: string) => sanitizeAtLeast(CONTENT_MIN, content, "content", CONTENT_SHORT);

export function rowOf(input: PageInput, clean = storedContent) {
  const content = clean(input.content);
  return { ...input, content, html_mark: htmlMark(content), ...derivedOf("page", { ...input, content }) };
}
