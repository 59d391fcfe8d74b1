import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { blog_posts, promotions, trash } from "../../db/schema";
import { queueAnnouncements, clearIndexed } from "../announcements/announcements.server";
import { restoreDemoFigures } from "../figures/demo.server";
import { isActiveSql } from "../records/active-promotion.server";
import { TRASH_KINDS, type TrashKind } from "../records/kinds.server";
import { laterThan } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { Refusal } from "../refusal";
import { dayInIstanbul } from "../text/calendar";
import { insertRestored, isRestored, restorable } from "./restored-rows.server";
import { slugAtHome, slugWithId } from "./slugs.server";

const IS_GONE = "Bu kayıt artık çöp kutusunda değil.";
const NEEDS_PROMOTION = "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.";

const SOURCE_TAKEN = "Bu adresin yeni bir kuralı var; önce onu silin.";

export interface Restoration {
  records: { id: string; kind: TrashKind; name: string }[];
  /** Records that stayed in the trash, or were gone (`name` null). */
  refused: { id: string; name: string | null; sentence: string }[];
}

/** Restores a record and what was trashed with it; a taken slug gets a suffix. Throws `not_found`, `conflict`. */
export async function restore(db: Db, id: string, now: Date): Promise<TrashKind> {
  const { records, refused } = await restoreAll(db, [id], now);
  if (records[0]) return records[0].kind;
  const sentence = refused[0]?.sentence ?? IS_GONE;
  throw new Refusal(sentence === IS_GONE ? "not_found" : "conflict", sentence);
}

/** Restores records in one transaction; `refused` has those that stayed, and why. */
export async function restoreAll(db: Db, ids: string[], now: Date): Promise<Restoration> {
  const { statements, outcome } = await planRestoration(db, ids, now);
  return outcome(statements.length > 0 ? await db.batch(statements as [BatchItem<"sqlite">]) : []);
}

/** Plans a restoration: its statements belong in one batch, and `outcome` reads their answers. */
export async function planRestoration(db: Db, ids: string[], now: Date) {
  const found = await db
    .select({ id: trash.id, kind: trash.kind, name: trash.name })
    .from(trash)
    .where(isOneOf(trash.id, ids));
  const has = (kind: TrashKind) => found.some((record) => record.kind === kind);
  const kinds = TRASH_KINDS.filter((kind) => has(kind) || (kind === "comment" && has("promotion")));
  const foundIds = found.map(({ id }) => id);
  const statements =
    kinds.length === 0
      ? []
      : [
          ...kinds.flatMap((kind) => [
            insertRestored(db, kind, ids),
            ...(kind === "casino" ? [reattachPromotions(db, ids, now)] : []),
          ]),
          ...restoreDemoFigures(db, foundIds),
          ...announceRestored(db, has, ids, now),
          db
            .delete(trash)
            .where(or(...kinds.map((kind) => and(restorable(kind, ids), isRestored(kind)))))
            .returning({ id: trash.id }),
        ];
  const byId = new Map(found.map((record) => [record.id, record]));
  const sentenceOf = (kind: string | undefined) =>
    kind === undefined ? IS_GONE : kind === "redirect" ? SOURCE_TAKEN : NEEDS_PROMOTION;
  return {
    statements,
    outcome: (answers: unknown[]): Restoration => {
      const restored = new Set(((answers.at(-1) ?? []) as { id: string }[]).map(({ id }) => id));
      return {
        records: found.filter(({ id }) => restored.has(id)) as Restoration["records"],
        refused: ids
          .filter((id) => !restored.has(id))
          .map((id) => ({ id, name: byId.get(id)?.name ?? null, sentence: sentenceOf(byId.get(id)?.kind) })),
      };
    },
  };
}

/** Statement: promotions that stand without a casino return to restored ones, each under its slug there. */
function reattachPromotions(db: Db, ids: string[], now: Date): BatchItem<"sqlite"> {
  const slug = slugAtHome(sql`${promotions.slug}`, sql`${promotions.former_slug}`, sql`${promotions.id}`);
  const lost = db
    .select({
      id: promotions.id,
      slug: slug.as("slug"),
      rank: sql<number>`row_number() over (partition by ${promotions.former_casino_id}, ${slug}
        order by ${promotions.slug} = ${promotions.former_slug} desc, ${promotions.id})`.as("rank"),
    })
    .from(promotions)
    .where(and(isOneOf(promotions.former_casino_id, ids), isNull(promotions.casino_id)))
    .as("lost");
  return db
    .update(promotions)
    .set({
      casino_id: sql`"promotions"."former_casino_id"`,
      former_casino_id: null,
      former_slug: null,
      slug: sql`case when lost.rank > 1 then ${slugWithId(sql`lost.slug`, sql`lost.id`)} else lost.slug end`,
      updated_at: laterThan(promotions.updated_at, now),
    })
    .from(lost)
    .where(sql`"promotions"."id" = lost.id`);
}

/** Also announces promotions of restored casinos, which regain their old addresses. */
function announceRestored(db: Db, has: (kind: TrashKind) => boolean, ids: string[], now: Date) {
  const chosen = (kind: TrashKind) => db.select({ id: trash.id }).from(trash).where(restorable(kind, ids));
  const announce = (announced: "post" | "promotion", restored: SQL | undefined): BatchItem<"sqlite">[] => [
    queueAnnouncements(db, announced, restored, now),
    clearIndexed(db, announced, restored),
  ];
  const isRestored = or(
    has("promotion") ? inArray(promotions.id, chosen("promotion")) : undefined,
    has("casino") ? inArray(promotions.casino_id, chosen("casino")) : undefined,
  );
  return [
    ...(has("post")
      ? announce("post", and(inArray(blog_posts.id, chosen("post")), eq(blog_posts.is_published, true)))
      : []),
    ...(isRestored ? announce("promotion", and(isRestored, isActiveSql(promotions, dayInIstanbul(now)))) : []),
  ];
}
