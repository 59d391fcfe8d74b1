import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  blog_posts,
  casinos,
  hero_section,
  pages,
  promotions,
  type ReferringKind,
  settings,
  splash_ads,
  stale_references,
  trash,
} from "../../db/schema";
import type { Referring } from "./reading";

interface Source {
  from: SQLWrapper;
  id: SQLWrapper;
  name: SQLWrapper;
  cover?: SQLWrapper;
  cover_alt?: SQLWrapper;
  html?: SQLWrapper;
  link?: SQLWrapper;
}

/** Logos use the casino's name as alternative text, splash ads their title. */
const SOURCES: Record<ReferringKind, Source> = {
  post: {
    from: blog_posts,
    id: blog_posts.id,
    name: blog_posts.title,
    cover: blog_posts.image_url,
    cover_alt: blog_posts.image_alt,
    html: blog_posts.content,
  },
  promotion: {
    from: promotions,
    id: promotions.id,
    name: promotions.title,
    cover: promotions.image_url,
    cover_alt: promotions.image_alt,
    html: promotions.description,
    link: promotions.url,
  },
  casino: {
    from: casinos,
    id: casinos.id,
    name: casinos.name,
    cover: casinos.logo_url,
    cover_alt: casinos.name,
    html: casinos.description,
    link: casinos.url,
  },
  page: { from: pages, id: pages.id, name: pages.title, html: pages.content },
  "splash-ad": {
    from: splash_ads,
    id: splash_ads.id,
    name: splash_ads.title,
    cover: splash_ads.image_url,
    cover_alt: splash_ads.title,
    link: splash_ads.href,
  },
  settings: { from: settings, id: settings.id, name: sql`'Ayarlar'`, html: settings.blog_section_text },
  hero: { from: hero_section, id: hero_section.id, name: sql`'Hero bölümü'`, link: hero_section.button_url },
  // The whole row counts as `cover`: its pictures stay in use, its links are not checked.
  trash: { from: trash, id: trash.id, name: trash.name, cover: trash.row, cover_alt: sql`'-'` },
};

const KINDS = Object.keys(SOURCES) as ReferringKind[];
const none = sql`null`;

export const markAllStale: SQL[] = KINDS.map((kind) => {
  const { from, id } = SOURCES[kind];
  return sql`insert into ${stale_references} (kind, record_id) select ${sql.raw(`'${kind}'`)}, ${id} from ${from}`;
});

const selectReferring = (kind: ReferringKind, ids: SQL) => {
  const { from, id, name, cover = none, cover_alt = none, html = none, link = none } = SOURCES[kind];
  return sql`select ${id} as id, ${name} as name, ${cover} as cover, ${cover_alt} as cover_alt, ${html} as html, ${link} as link
    from ${from} where ${id} in (${ids})`;
};

export interface Stale {
  marks: number[];
  records: (Referring & { kind: ReferringKind })[];
}

/** The records that have waited longest, read at one moment; a deleted record has marks only. */
export async function readStale(db: Db, most: number): Promise<Stale> {
  const oldest = sql`(select id, kind, record_id from ${stale_references} order by id limit ${most})`;
  const [marks, ...byKind] = await db.batch([
    db.select({ id: stale_references.id }).from(stale_references).orderBy(stale_references.id).limit(most),
    ...KINDS.map((kind) =>
      db
        .select({
          id: sql<string>`found.id`.as("id"),
          name: sql<string>`found.name`.as("name"),
          cover: sql<string | null>`found.cover`.as("cover"),
          cover_alt: sql<string | null>`found.cover_alt`.as("cover_alt"),
          html: sql<string | null>`found.html`.as("html"),
          link: sql<string | null>`found.link`.as("link"),
        })
        .from(
          sql`(${selectReferring(kind, sql`select stale.record_id from ${oldest} as stale where stale.kind = ${kind}`)}) as found`,
        ),
    ),
  ]);
  return {
    marks: marks.map(({ id }) => id),
    records: KINDS.flatMap((kind, at) => (byKind[at] ?? []).map((record) => ({ ...record, kind }))),
  };
}
