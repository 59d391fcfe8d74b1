import { and, eq, exists, gt, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { withTimeout } from "../../db/deadline";
import { LACKS_VARIANTS, type Media, media, record_references } from "../../db/schema";
import { filesOf, hasVariants, SMALL_BYTES_MAX, SMALL_WIDTH_MAX } from "../text/variants";
import { showsPicture } from "../references/pictures.server";
import { found, Refusal } from "../refusal";
import { IMAGE_NOT_FOUND } from "./editing.server";
import { relink, relinking } from "./relinking.server";
import { FILE_GONE, type MediaFolder } from "./rules";
import { addressOf, checkedImage, putFiles } from "./storing.server";

const FILE_TIMEOUT_MS = 10_000;
const LISTED_MAX = 500;

const isLacking = and(
  sql.raw(LACKS_VARIANTS),
  or(gt(media.width, SMALL_WIDTH_MAX), and(lt(media.width, SMALL_WIDTH_MAX), gt(media.size, SMALL_BYTES_MAX))),
);
const isStillShownAsBefore = (db: Db) =>
  and(
    // Means 'is not null', in a form that uses the index.
    gt(media.former_key, ""),
    exists(
      db
        .select({ one: sql`1` })
        .from(record_references)
        .where(showsPicture({ key: media.former_key, former_key: sql`null` })),
    ),
  );

/** Pictures without variants, and those that a record still shows by their former address. */
export async function listLacking(db: Db) {
  const named = { id: media.id, key: media.key, title: media.title };
  const [lacking, [all], behind] = await db.batch([
    db.select(named).from(media).where(isLacking).limit(LISTED_MAX),
    db
      .select({ total: sql<number>`count(*)`.as("total") })
      .from(media)
      .where(isLacking),
    db.select(named).from(media).where(isStillShownAsBefore(db)).limit(LISTED_MAX),
  ]);
  const rows = [...lacking, ...behind].map(({ key, ...row }) => ({
    ...row,
    url: addressOf({ key }),
    has_variants: hasVariants(key),
  }));
  return { rows, total: (all?.total ?? 0) + behind.length };
}

interface Library {
  db: Db;
  bucket: R2Bucket;
  now: Date;
}

/**
 * Adds variants to a picture: stores it under a new key and rewrites its address in all records; the old address keeps
 * working. With variants already, only rewrites remaining addresses; without any, notes that the picture needs none.
 * Throws `Refusal`: `not_found`, `conflict` (file gone), `invalid`; `Unavailable`.
 */
export async function addVariants(library: Library, id: string, variants: Uint8Array[]) {
  const { db } = library;
  const before = await imageOf(db, id);
  if (!hasVariants(before.key)) await moveToVariants(library, before, variants);
  const image = await imageOf(db, id);
  if (image.former_key) await relink(db, { from: image.former_key, to: image.key });
  return { url: addressOf(image), records: image.key === before.key ? [] : [{ kind: "image" as const, id }] };
}

async function imageOf(db: Db, id: string): Promise<Media> {
  const [image] = await db.select().from(media).where(eq(media.id, id));
  return found(image, IMAGE_NOT_FOUND);
}

async function moveToVariants({ db, bucket, now }: Library, old: Media, variants: Uint8Array[]): Promise<void> {
  const { id } = old;
  const isStill = and(eq(media.id, id), eq(media.key, old.key));
  if (variants.length === 0) return void (await db.update(media).set({ needs_no_variants: true }).where(isStill));
  const bytes = await fileOf(bucket, old.key);
  const { row, files } = checkedImage(
    { ...old, folder: old.folder as MediaFolder, name: nameOf(old.key), bytes, variants },
    now,
  );
  await putFiles(bucket, files);
  const isMoved = sql`exists (select 1 from ${media} where ${media.id} = ${id} and ${media.key} = ${row.key})`;
  const move = db.update(media).set({ key: row.key, former_key: old.key }).where(isStill);
  await db.batch([move, ...(await relinking(db, { from: old.key, to: row.key }, isMoved))]);
  // A concurrent request may have stored the picture first, with other widths.
  const kept = filesOf((await imageOf(db, id)).key);
  const unused = files.map(({ key }) => key).filter((key) => !kept.includes(key));
  if (unused.length > 0) await bucket.delete(unused);
}

async function fileOf(bucket: R2Bucket, key: string): Promise<Uint8Array> {
  const bytes = await withTimeout(FILE_TIMEOUT_MS, async () => (await bucket.get(key))?.bytes());
  if (!bytes) throw new Refusal("conflict", FILE_GONE);
  return bytes;
}

const nameOf = (key: string) => key.replace(/^.*\/|\.[^.]*$/g, "");
