import { and, eq, inArray, ne, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { type Media, media, record_references, trash } from "../../db/schema";
import type { Edit } from "../records/revision.server";
import { showsPicture } from "../references/pictures.server";
import { isOneOf } from "../records/selection.server";
import { derivedOf } from "../records/search-text.server";
import { noteChange } from "../records/versions.server";
import { moveReferences } from "../references/writing.server";
import { Refusal } from "../refusal";
import { requireRecord } from "../records/editable.server";
import { CLOSED_KINDS } from "../session/closed-kinds.server";
import { KINDS } from "../records/kinds.server";
import type { Account } from "../session/authentication.server";
import { savesOf } from "./replacement-saves.server";
import { usesOf } from "./showing-records.server";
import { TITLE_MAX } from "./rules";
import { addressOf } from "./storing.server";

const RECORDS_AT_ONCE = 50;
const FOR_ADMINISTRATORS =
  "Bu görselin kullanıldığı bir yeri yalnızca yöneticiler değiştirebilir; bunu bir yöneticiden isteyin.";

export const replacementInput = z.strictObject({
  url: z.string().trim().max(300),
});

export async function countUses(db: Db, id: string) {
  const { key } = await requireRecord(db, "image", id);
  const total = await db.$count(record_references, showsPicture(key));
  return { total };
}

/**
 * Replaces an image in up to 50 records; the next call retries records that were saved concurrently. The last call also
 * swaps titles. Throws `Refusal`: `not_found`, `invalid`, `forbidden` if it is shown where the account may change nothing.
 */
export async function replaceImage(db: Db, id: string, url: string, account: Account, edit: Edit) {
  const known = await db
    .select()
    .from(media)
    .where(sql`${media.id} = ${id} or '/media/' || ${media.key} = ${url}`);
  const [old, next] = [known.find((image) => image.id === id), known.find((image) => image.id !== id)];
  if (!old) throw new Refusal("not_found", KINDS.image.missing);
  if (!next) throw new Refusal("invalid", "Yerine konacak görsel kütüphanede yok");
  await requireOpenUses(db, old.key, account);
  const uses = await usesOf(db, old.key, RECORDS_AT_ONCE);
  const ids = uses.map((use) => use.id);
  const picture = { ...next, url: addressOf(next) };
  const saves = await savesOf(db, uses, addressOf(old), picture, edit);
  const answers = await db.batch([
    db
      .update(trash)
      .set({ row: sql`replace(${trash.row}, ${addressOf(old)}, ${picture.url})` })
      .where(isOneOf(trash.id, ids))
      .returning({ id: trash.id }),
    ...saves.flatMap(({ statements }) => statements),
    ...[...new Set(uses.map(({ kind }) => kind))].flatMap((kind) => noteChange(db, kind, edit.change)),
    ...moveReferences(db, ids, old.key, next.key),
  ]);
  const records = saves.flatMap(({ at, record }, index) => {
    const before = saves.slice(0, index).reduce((sum, { statements }) => sum + statements.length, 1);
    return (answers[before + at] as unknown[]).length > 0 ? [record] : [];
  });
  const remaining = await db.$count(record_references, showsPicture(old.key));
  if (remaining === 0) await handNameOver(db, old, next);
  return { records, changed: records.length + answers[0].length, remaining };
}

async function requireOpenUses(db: Db, key: string, { id, role }: Account): Promise<void> {
  if (role === "admin") return;
  const { kind, record_id } = record_references;
  const closed = and(showsPicture(key), inArray(kind, CLOSED_KINDS), ne(record_id, id));
  if ((await db.$count(record_references, closed)) > 0) throw new Refusal("forbidden", FOR_ADMINISTRATORS);
}

const OLD = " (eski)";

/** Gives the title to the new picture and adds '(eski)' to the old one's; a second call changes nothing. */
async function handNameOver(db: Db, old: Media, next: Media): Promise<void> {
  if (old.title.endsWith(OLD)) return;
  const name = (id: string, title: string) =>
    db
      .update(media)
      .set({ title, ...derivedOf("image", { title }) })
      .where(eq(media.id, id));
  await db.batch([name(next.id, old.title), name(old.id, `${old.title.slice(0, TITLE_MAX - OLD.length)}${OLD}`)]);
}
