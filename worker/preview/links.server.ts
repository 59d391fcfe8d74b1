import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { overlayOf } from "../../db/overlay";
import { blog_posts, casinos, type LinkedKind, preview_links, promotions } from "../../db/schema";
import { postAddress, promotionAddress } from "../records/addresses";
import type { Edit } from "../records/revision.server";
import { Refusal } from "../refusal";
import type { Previewed } from "./form-records.server";
import { LINK_DAYS } from "./rules";

const DAY_MS = 86_400_000;
const TOKEN = /^[\w-]{43}$/;
const LINK_NOT_FOUND = "Önizleme bağlantısı bulunamadı";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const isValid = (now: Date) => gt(preview_links.expires_at, now.toISOString());

/** Makes a link to a record that visitors do not see. Throws `Refusal`: `not_found`, `invalid` for a public record. */
export async function addLink(db: Db, kind: LinkedKind, record_id: string, { now, by }: Edit) {
  const record = await recordOf(db, kind, record_id, now);
  if (!record) throw new Refusal("not_found", "Kayıt bulunamadı");
  if (record.isPublic) throw new Refusal("invalid", "Bu kayıt yayında; sayfasının adresini paylaşabilirsiniz.");
  const token = randomBytes(32).toString("base64url");
  const row = {
    id: crypto.randomUUID(),
    kind,
    record_id,
    token_hash: hashOf(token),
    created_by: by,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS).toISOString(),
  };
  await db.insert(preview_links).values(row);
  return { id: row.id, token, expires_at: row.expires_at };
}

export async function linksOf(db: Db, kind: LinkedKind, record_id: string, now: Date) {
  const { id, created_by, expires_at } = preview_links;
  return db
    .select({ id, created_by, expires_at })
    .from(preview_links)
    .where(and(eq(preview_links.record_id, record_id), eq(preview_links.kind, kind), isValid(now)))
    .orderBy(preview_links.expires_at, preview_links.id);
}

export async function revokeLink(db: Db, id: string) {
  const { kind, record_id } = preview_links;
  const [link] = await db.delete(preview_links).where(eq(preview_links.id, id)).returning({ kind, id: record_id });
  if (!link) throw new Refusal("not_found", LINK_NOT_FOUND);
  return link;
}

export async function forgetLinks(db: Db, now: Date): Promise<void> {
  await db.delete(preview_links).where(lte(preview_links.expires_at, now.toISOString()));
}

interface LinkedRecord extends Previewed {
  kind: LinkedKind;
  id: string;
  isPublic: boolean;
  expires_at: string;
}

/** The record that a link shows, as if it were public; undefined for an unknown, expired or revoked link. */
export async function linkedRecord(db: Db, token: string, now: Date): Promise<LinkedRecord | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const isIt = and(eq(preview_links.token_hash, hashOf(token)), isValid(now));
  const [link] = await db.select().from(preview_links).where(isIt);
  const record = link && (await recordOf(db, link.kind, link.record_id, now));
  return record && { ...record, kind: link.kind, id: link.record_id, expires_at: link.expires_at };
}

async function recordOf(
  db: Db,
  kind: LinkedKind,
  id: string,
  now: Date,
): Promise<(Previewed & { isPublic: boolean }) | undefined> {
  if (kind === "post") {
    const [post] = await db.select().from(blog_posts).where(eq(blog_posts.id, id));
    if (!post) return undefined;
    const row = {
      ...post,
      is_published: true,
      published_at: post.published_at ?? post.publish_at ?? now.toISOString(),
    };
    return { overlay: overlayOf(blog_posts, row), path: postAddress(post), isPublic: post.is_published };
  }
  const [found] = await db
    .select({ promotion: promotions, casino: { slug: casinos.slug } })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
  if (!found) return undefined;
  const { promotion, casino } = found;
  return {
    overlay: overlayOf(promotions, { ...promotion, is_active: true }),
    path: promotionAddress({ ...promotion, casino_slug: casino?.slug ?? null }),
    isPublic: promotion.is_active,
  };
}
