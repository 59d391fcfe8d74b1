import { eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  admin_users,
  appearance,
  backup_state,
  legal_settings,
  notification_targets,
  pages,
  postback_tokens,
  second_factors,
} from "../../db/schema";
import type { Env, Site } from "../env";
import { isDemoId } from "../figures/demo.server";
import { contentOf, contentQueries } from "./demo-content.server";
import { OWNER_PAGES } from "./first-run-rules";

/** A page that an editor wrote or edited: the demo's say nothing of the owner. */
const isWritten = (slug: string) =>
  sql`exists (select 1 from ${pages} where ${pages.slug} = ${slug}
    and (${pages.updated_by} is not null or not (${isDemoId(pages.id)})))`;

const has = (table: SQLiteTable, column: { name: string }) =>
  sql`exists (select 1 from ${table} where ${sql.identifier(column.name)} is not null)`.mapWith(Boolean);

/** What the steps to a live guide need to know, from the configuration and the database, in one round trip. */
export async function readFirstRun(db: Db, env: Env, { name, url }: Site, accountId: string) {
  const withoutFactor = sql`from ${admin_users} where ${admin_users.role} = 'admin'
    and not exists (select 1 from ${second_factors} where ${second_factors.user_id} = ${admin_users.id})`;
  const states = db
    .select({
      name: sql<string>`coalesce((select ${appearance.site_name} from ${appearance} limit 1), '')`.as("name"),
      has_owner_pages: sql`${sql.join(OWNER_PAGES.map(isWritten), sql` and `)}`.mapWith(Boolean).as("has_owner_pages"),
      /** Saved once, if only as no country; the row of the migration is dated 1970. */
      has_countries: sql`exists (select 1 from ${legal_settings} where ${legal_settings.updated_at} > '1971')`
        .mapWith(Boolean)
        .as("has_countries"),
      has_backup: has(backup_state, backup_state.last_succeeded_at).as("has_backup"),
      has_target: sql`exists (select 1 from ${notification_targets} where ${notification_targets.is_on})`
        .mapWith(Boolean)
        .as("has_target"),
      has_tried_postback: has(postback_tokens, postback_tokens.tried_at).as("has_tried_postback"),
      /** Administrators without a second factor. */
      unprotected: sql<number>`(select count(*) ${withoutFactor})`.as("unprotected"),
      is_unprotected: sql`exists (select 1 ${withoutFactor} and ${eq(admin_users.id, accountId)})`
        .mapWith(Boolean)
        .as("is_unprotected"),
    })
    .from(sql`(select 1)`);
  const [content, removed, [state]] = await db.batch([...contentQueries(db), states]);
  if (!state) throw new Error("no states were read");
  return {
    site: { name: state.name || name, url },
    content: contentOf(content),
    removed: removed.map(({ change }) => change),
    states: { ...state, has_turnstile: Boolean(env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET) },
  };
}
