import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  blog_posts,
  casinos,
  media,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
} from "../../db/schema";
import type { TrashKind } from "./rules";

export type TrashableTable = SQLiteTable & { id: SQLiteColumn };

export const TABLES = {
  casino: { table: casinos as TrashableTable, name: casinos.name },
  promotion: { table: promotions as TrashableTable, name: promotions.title },
  category: { table: promotion_categories as TrashableTable, name: promotion_categories.name },
  comment: { table: promotion_comments as TrashableTable, name: promotion_comments.user_name },
  post: { table: blog_posts as TrashableTable, name: blog_posts.title },
  page: { table: pages as TrashableTable, name: pages.title },
  "splash-ad": { table: splash_ads as TrashableTable, name: splash_ads.title },
  image: { table: media as TrashableTable, name: media.title },
} satisfies Record<TrashKind, { table: TrashableTable; name: SQLiteColumn }>;

/** SQL: the slug of a promotion under the casino that it had left; a slug edited meanwhile stays. */
export const slugAtHome = (slug: SQL, former: SQL, id: SQL) =>
  sql`case when ${slug} in (${former}, ${slugWithId(former, id)}) then ${former} else ${slug} end`;

export const slugWithId = (slug: SQL, id: SQL) => sql`substr(${slug}, 1, 71) || '-' || substr(${id}, 1, 8)`;
