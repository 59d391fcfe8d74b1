import { and, asc, eq, inArray, ne, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client";
import { media, record_references } from "../../db/schema";
import type { ReferringKind } from "../records/kinds.server";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf, readList } from "../records/list";
import { isLostKey, isLostPicture, isTrashedReferrer } from "../references/broken-links.server";
import { showsPicture } from "../references/pictures.server";
import { keysIn } from "../references/reading";
import { bareSlug } from "../text/slug";
import { foldTr } from "../text/folding";
import { CARDS, MEDIA_FOLDERS, type MediaFolder, type MediaState } from "./rules";

const { target } = record_references;
const address = sql`'/media/' || ${media.key}`;
const USES_LISTED = 5;

export const mediaSorts = {
  created_at: [media.created_at],
  size: [media.size],
  title: [media.search_text],
};

export interface MediaUse {
  kind: ReferringKind | "trash";
  id: string;
  name: string;
  lacks_alt: number;
}

const usesOf = (key: SQLWrapper) => ({
  uses: sql<string>`(select json_group_array(json_object('kind', iif(is_trashed, 'trash', kind), 'id', record_id,
      'name', name, 'lacks_alt', lacks_alt))
    from (select kind, record_id, name, is_trashed, lacks_alt and not is_trashed as lacks_alt
      from (select *, ${isTrashedReferrer} as is_trashed from ${record_references} where ${showsPicture(key)})
      order by 5 desc, name limit ${USES_LISTED}))`.as("uses"),
  use_count: sql<number>`(select count(*) from ${record_references} where ${showsPicture(key)})`.as("use_count"),
});

const readUses = <Row extends { uses: string }>({ uses, ...row }: Row) => ({
  ...row,
  uses: JSON.parse(uses) as MediaUse[],
});

export function pictureContains(q: string): SQL {
  const [slug, term] = [bareSlug(q), foldTr(q)];
  return sql`(instr(${media.search_text}, ${term}) > 0 or instr(${address}, ${q.toLowerCase()}) > 0
    or (${slug} <> '' and instr(${media.key}, ${slug}) > 0)
    or ${media.key} in (select target from ${record_references} where type = 'picture' and instr(search_text, ${term}) > 0))`;
}

const STATES: Record<MediaState, SQL> = {
  unused: sql`not exists (select 1 from ${record_references} where ${showsPicture(media.key)})`,
  "no-alt": sql`${media.key} in (select target from ${record_references} where lacks_alt = 1 and not ${isTrashedReferrer})`,
};

type MediaQuery = ListQuery & { folder?: MediaFolder | undefined; state?: MediaState | undefined };

export async function listMedia(db: Db, { q, sort = "-created_at", page, folder, state }: MediaQuery) {
  const matches = and(
    folder ? eq(media.folder, folder) : state ? undefined : ne(media.folder, CARDS),
    state && STATES[state],
    q ? pictureContains(q) : undefined,
  );
  const { rows, ...list } = await readList(
    db,
    db
      .select({
        id: media.id,
        key: media.key,
        title: media.title,
        folder: media.folder,
        size: media.size,
        width: media.width,
        height: media.height,
        created_at: media.created_at,
        ...usesOf(media.key),
      })
      .from(media)
      .where(matches)
      .orderBy(...orderOf(mediaSorts, sort, media.id)),
    { from: media, matches, page },
  );
  return { ...list, rows: rows.map(({ key, ...row }) => ({ ...readUses(row), url: `/media/${key}` })) };
}

const isUpload = (key: SQLWrapper) => inArray(sql`substr(${key}, 1, instr(${key}, '/') - 1)`, [...MEDIA_FOLDERS]);

/** SQL: a reference to an upload that is in neither library nor trash, or whose file is gone. */
export const isLostUpload = and(isUpload(target), isLostPicture);

export async function lostPicturesIn(db: Db, text: string): Promise<string[]> {
  const keys = [...new Set(keysIn(text))];
  if (keys.length === 0) return [];
  const key = sql`value`;
  const rows = await db
    .select({ key: sql<string>`${key}`.as("key") })
    .from(sql`json_each(${JSON.stringify(keys)})`)
    .where(and(isUpload(key), isLostKey(key)));
  return rows.map((row) => `/media/${row.key}`);
}

export async function listLostMedia(db: Db, page: number) {
  const [rows, [all]] = await db.batch([
    db
      .select({
        key: sql<string>`lost.target`.as("key"),
        ...usesOf(sql`lost.target`),
      })
      .from(
        sql`(${db.select({ target }).from(record_references).where(isLostUpload).groupBy(target).orderBy(asc(target)).limit(LIST_SIZE).offset(offsetOf(page))}) as lost`,
      ),
    db
      .select({ total: sql<number>`count(distinct ${target})`.as("total") })
      .from(record_references)
      .where(isLostUpload),
  ]);
  return listOf(
    rows.map(({ key, ...row }) => ({ ...readUses(row), url: `/media/${key}` })),
    all?.total,
    page,
  );
}
