import { desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { casinos, media, promotion_categories, promotion_comments, promotions, splash_ads } from "../../db/schema";
import { commentContains } from "../comments/listing.server";
import { pictureContains } from "../media/listing.server";
import { KINDS, nameSql, type RecordTable, TRASH_KINDS, type TrashKind } from "../records/kinds.server";
import { excerpt } from "../text/visible-text";
import { foldTr, sortKeyTr } from "../text/folding";

const HITS = 5;
const COMMENT_EXCERPT_LENGTH = 60;

/** Kinds with a text. */
/** Redirects are searched in their list, which only administrators open. */
type SearchedKind = Exclude<TrashKind, "redirect">;
const TITLED = TRASH_KINDS.filter((kind): kind is SearchedKind => "html" in KINDS[kind].columns);

export async function findRecords(db: Db, q: string) {
  const term = foldTr(q);
  const hits = (kind: SearchedKind, contains: SQL, ...order: SQL[]) => {
    const { table }: { table: RecordTable } = KINDS[kind];
    return db
      .select({ id: sql<string>`${table.id}`.as("id"), name: nameSql(kind).as("name") })
      .from(table as SQLiteTable)
      .where(contains)
      .orderBy(...order)
      .limit(HITS);
  };
  const ofCasino = sql`${promotions.casino_id} in (select c.id from ${casinos} c where instr(c.search_text, ${term}) > 0)`;
  const titled = (kind: SearchedKind) => {
    const at = sql`instr(search_text, ${term})`;
    const contains = kind === "promotion" ? sql`(${at} > 0 or ${ofCasino})` : sql`${at} > 0`;
    return hits(kind, contains, sql`${at} not between 1 and length(${nameSql(kind)})`, sql`created_at desc`);
  };
  const hasKey = sql`instr(${promotion_categories.sort_key}, ${sortKeyTr(q)}) > 0`;
  const [categories, images, comments, ads, ...texts] = await db.batch([
    hits("category", hasKey),
    hits("image", pictureContains(q), sql`instr(${media.search_text}, ${term}) = 0`, desc(media.created_at)),
    db
      .select({
        id: promotion_comments.id,
        user_name: promotion_comments.user_name,
        comment: promotion_comments.comment,
      })
      .from(promotion_comments)
      .where(commentContains(term))
      .orderBy(sql`instr(${promotion_comments.search_text}, ${term}) = 0`, desc(promotion_comments.created_at))
      .limit(HITS),
    db.select({ id: splash_ads.id, name: splash_ads.title }).from(splash_ads).orderBy(desc(splash_ads.created_at)),
    ...TITLED.map(titled),
  ]);
  const ofKind = (kind: SearchedKind, rows: { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ id, name, kind }));
  const said = comments.map(({ id, user_name, comment }) => ({
    id,
    name: `${user_name}: ${excerpt(comment, COMMENT_EXCERPT_LENGTH)}`,
  }));
  // The few ads have no folded column to search.
  const named = ads.filter(({ name }) => foldTr(name).includes(term)).slice(0, HITS);
  return [
    ...TITLED.flatMap((kind, at) => ofKind(kind, texts[at] ?? [])),
    ...ofKind("category", categories),
    ...ofKind("comment", said),
    ...ofKind("image", images),
    ...ofKind("splash-ad", named),
  ];
}
