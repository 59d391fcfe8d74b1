import { and, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, media, promotions, settings, splash_ads, trash } from "../../db/schema";
import { Refusal } from "../http/errors";
import { LIST_SIZE, listOf, offsetOf } from "../http/list";
import { bareSlug } from "../slug";
import { foldTr } from "../turkish";
import type { MediaFolder } from "./rules";

const MISSING = "Görsel bulunamadı";
const address = sql`'/media/' || "media"."key"`;

/**
 * The records that use an image, as rows of `kind, id, name`; in texts of editors too, and in the trash.
 * Nested, because D1 takes at most five terms in one compound SELECT.
 */
const users = sql`(
  select * from (select 'post' as kind, ${blog_posts.id} as id, ${blog_posts.title} as name from ${blog_posts} where ${blog_posts.image_url} = ${address} or instr(${blog_posts.content}, ${address}) > 0
  union all select 'promotion', ${promotions.id}, ${promotions.title} from ${promotions} where ${promotions.image_url} = ${address} or instr(coalesce(${promotions.description}, ''), ${address}) > 0
  union all select 'casino', ${casinos.id}, ${casinos.name} from ${casinos} where ${casinos.logo_url} = ${address} or instr(coalesce(${casinos.description}, ''), ${address}) > 0)
  union all select * from (select 'splash-ad' as kind, ${splash_ads.id} as id, ${splash_ads.title} as name from ${splash_ads} where ${splash_ads.image_url} = ${address}
  union all select 'settings', ${settings.id}, 'Ayarlar' from ${settings} where instr(${settings.blog_section_text}, ${address}) > 0
  union all select 'trash', ${trash.id}, ${trash.name} from ${trash} where instr(${trash.row}, ${address}) > 0))`;
const uses = sql<string>`(select json_group_array(json_object('kind', kind, 'id', id, 'name', name)) from ${users})`;
const userNames = sql`(select coalesce(group_concat(name, char(10)), '') from ${users})`;

/** A text folded as `foldTr` does; SQLite's own lower() knows ASCII only. */
const folded = (text: SQL) =>
  sql`lower(${["Çc", "çc", "Ğg", "ğg", "İi", "ıi", "Öo", "öo", "Şs", "şs", "Üu", "üu"].reduce(
    (inner, [letter, plain]) => sql`replace(${inner}, ${letter}, ${plain})`,
    text,
  )})`;

/** Images whose address, or the name of a record that uses them, contains the term. */
function matching(q: string): SQL {
  const slug = bareSlug(q);
  return sql`(instr(${address}, ${q.toLowerCase()}) > 0 or (${slug} <> '' and instr(${media.key}, ${slug}) > 0) or instr(${folded(userNames)}, ${foldTr(q)}) > 0)`;
}

export interface MediaUse {
  kind: "post" | "promotion" | "casino" | "splash-ad" | "settings" | "trash";
  id: string;
  name: string;
}

/** One page of the uploaded images, newest first, each with the records that show it. */
export async function listMedia(db: Db, { q, page, folder }: { q: string; page: number; folder?: MediaFolder }) {
  const used = uses.as("uses");
  const matches = and(folder ? eq(media.folder, folder) : undefined, q ? matching(q) : undefined);
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: media.id,
        key: media.key,
        folder: media.folder,
        size: media.size,
        width: media.width,
        height: media.height,
        created_at: media.created_at,
        uses: used,
      })
      .from(media)
      .where(matches)
      .orderBy(desc(media.created_at), desc(media.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(media)
      .where(matches),
  ]);
  const images = rows.map(({ key, uses, ...row }) => ({
    ...row,
    url: `/media/${key}`,
    uses: JSON.parse(uses) as MediaUse[],
  }));
  return listOf(images, all?.total, page);
}

/**
 * Deletes an image that nothing uses: the row first, then the file; where that fails the row comes back, so that no
 * file is forgotten. Throws `Refusal`: `conflict` while it is used, `not_found`.
 */
export async function deleteImage(db: Db, bucket: R2Bucket, id: string): Promise<void> {
  const [gone] = await db
    .delete(media)
    .where(and(eq(media.id, id), sql`${uses} = '[]'`))
    .returning();
  if (gone)
    return bucket.delete(gone.key).catch(async (error) => {
      await db.insert(media).values(gone);
      throw error;
    });
  const [known] = await db.select({ id: media.id }).from(media).where(eq(media.id, id));
  throw known
    ? new Refusal("conflict", "Bu görsel kullanımda olduğu için silinemez")
    : new Refusal("not_found", MISSING);
}
