import { and, eq, inArray, isNotNull, not, or, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import {
  admin_users,
  appearance,
  backup_state,
  legal_settings,
  notification_targets,
  notifications,
  pages,
  postback_tokens,
  second_factors,
} from "../../db/schema";
import type { Env, Site } from "../env";
import { isDemoId } from "../figures/demo.server";
import { contentOf, contentQueries } from "./demo-content.server";
import { unfilledPlaces } from "../pages/unfilled-places";
import { OWNER_PAGES } from "./first-run-rules";

/** Pages that an editor wrote or edited: the demo's say nothing of the owner. */
const ownerPages = (db: Db) =>
  db
    .select({ content: pages.content })
    .from(pages)
    .where(and(inArray(pages.slug, OWNER_PAGES), or(isNotNull(pages.updated_by), not(isDemoId(pages.id)))));

/** Whether the last message to a target arrived, if there was one. */
const isReached = sql`coalesce((select ${notifications.state} from ${notifications}
  where ${notifications.target_id} = ${notification_targets.id} and ${notifications.tried_at} is not null
  order by ${notifications.tried_at} desc limit 1), 'sent') = 'sent'`;

const has = (table: SQLiteTable, column: { name: string }) =>
  sql`exists (select 1 from ${table} where ${sql.identifier(column.name)} is not null)`.mapWith(Boolean);

/** What the steps to a live guide need to know, from the configuration and the database, in one round trip. */
export async function readFirstRun(db: Db, env: Env, { name, url }: Site, accountId: string) {
  const withoutFactor = sql`from ${admin_users} where ${admin_users.role} = 'admin'
    and not exists (select 1 from ${second_factors} where ${second_factors.user_id} = ${admin_users.id})`;
  const states = db
    .select({
      name: sql<string>`coalesce((select ${appearance.site_name} from ${appearance} limit 1), '')`.as("name"),
      /** Saved once, if only as no country; the row of the migration is dated 1970. */
      has_countries: sql`exists (select 1 from ${legal_settings} where ${legal_settings.updated_at} > '1971')`
        .mapWith(Boolean)
        .as("has_countries"),
      has_backup: has(backup_state, backup_state.last_succeeded_at).as("has_backup"),
      has_target:
        sql`exists (select 1 from ${notification_targets} where ${notification_targets.is_on} and ${isReached})`
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
  const [content, removed, [state], written] = await db.batch([...contentQueries(db), states, ownerPages(db)]);
  const filled = written.filter((page) => unfilledPlaces(page.content).length === 0);
  if (!state) throw new Error("no states were read");
  return {
    site: { name: state.name || name, url },
    content: contentOf(content),
    removed: removed.map(({ change }) => change),
    states: {
      ...state,
      has_owner_pages: filled.length === OWNER_PAGES.length,
      has_turnstile: Boolean(env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET),
    },
  };
}
