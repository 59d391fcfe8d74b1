import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../db/client";
import { blog_posts, type Post } from "../../db/schema";
import { fieldsOf } from "../fields";
import { isNamedBy, namedBy } from "../records/import-addresses.server";
import { cellText, type Importer } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { type Edit, revisionStatements } from "../records/revision.server";
import { writeReferences } from "../references/writing.server";
import { editable } from "../records/editable.server";
import { KINDS } from "../records/kinds.server";
import { AI_AUTHOR } from "./constants";
import { DATE_OF_ADMINISTRATORS, FUTURE_DATE, postInput } from "./rules";
import { additionOf, revisionOf, storedContent } from "./statements.server";
import { noteChange } from "../records/versions.server";

/** Fields that a file may set; it can neither publish nor schedule a post. */
const importedPost = postInput.omit({
  written_by: true,
  publish_at: true,
  is_generated: true,
  publish: true,
  review: true,
});
type ImportedPost = z.infer<typeof importedPost>;

/** SQL: the author of a new post, which a copy of a generated one keeps. */
const authorOf = ({ author, content }: Pick<Post, "author" | "content">) =>
  sql<string>`case when exists (select 1 from ${blog_posts} where ${blog_posts.author} = ${AI_AUTHOR}
    and ${blog_posts.content} = ${content}) then ${AI_AUTHOR} else ${author} end`;

/** Matches a line by its id or slug, else by the slug of its title. New posts are drafts outside the queue. */
export async function postImporter(
  db: Db,
  lines: ImportedLine[],
  author: string,
  edit: Edit,
  mayDate: boolean,
): Promise<Importer<Post, ImportedPost>> {
  const posts = await db
    .select()
    .from(blog_posts)
    .where(isNamedBy(blog_posts, lines, "title", edit.now));
  const unpublished = { is_generated: false, publish: false, review: null };
  return {
    schema: importedPost,
    missing: KINDS.post.missing,
    name: "title",
    find(line) {
      const row = namedBy(line, posts, "title", edit.now);
      const known = row?.published_at ?? null;
      const date = cellText(line, "published_at");
      if (date === (known ?? "") || (date === "" && row?.is_published))
        return { values: { ...line.values, published_at: known }, errors: {}, row };
      const sentence = mayDate ? date > edit.now.toISOString() && FUTURE_DATE : DATE_OF_ADMINISTRATORS;
      return { values: line.values, errors: sentence ? { published_at: sentence } : {}, row };
    },
    fieldsOf: (row) => fieldsOf(importedPost, editable("post", row)),
    stored: (input) => ({ ...input, content: storedContent(input.content) }),
    addition(id, input) {
      const row = additionOf(id, { ...input, ...unpublished, written_by: null, publish_at: null }, author, edit);
      const statement = db
        .insert(blog_posts)
        .values({ ...row, author: authorOf(row), queue_position: null })
        .returning();
      return { statements: [statement, ...writeReferences(db, "post", row, edit.site)], at: 0 };
    },
    revision(row, input) {
      const entered = { ...input, ...unpublished, written_by: row.written_by, publish_at: row.publish_at };
      const { values } = revisionOf(row.id, entered, edit);
      const before = (isUnchanged: SQL | undefined) =>
        writeReferences(db, "post", { id: row.id, ...values }, edit.site, isUnchanged);
      return revisionStatements(db, "post", row.id, row.updated_at, { values, before }, edit);
    },
    after: noteChange(db, "post", edit.change),
  };
}
