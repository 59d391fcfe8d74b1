import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  blog_posts,
  casinos,
  media,
  promotion_categories,
  promotion_comments,
  promotions,
  splash_ads,
} from "../../db/schema";
import type { TrashKind } from "./rules";

/** A table whose rows can lie in the trash. */
export type Kept = SQLiteTable & { id: SQLiteColumn };

/** Where each kind of record is kept, and the column that names it. */
export const TABLES = {
  casino: { table: casinos as Kept, name: casinos.name },
  promotion: { table: promotions as Kept, name: promotions.title },
  category: { table: promotion_categories as Kept, name: promotion_categories.name },
  comment: { table: promotion_comments as Kept, name: promotion_comments.user_name },
  post: { table: blog_posts as Kept, name: blog_posts.title },
  "splash-ad": { table: splash_ads as Kept, name: splash_ads.title },
  image: { table: media as Kept, name: media.key },
} satisfies Record<TrashKind, { table: Kept; name: SQLiteColumn }>;

/** SQL: a slug that the record's id tells apart from others, within 80 characters. */
export const withId = (slug: SQL, id: SQL) => sql`substr(${slug}, 1, 71) || '-' || substr(${id}, 1, 8)`;
