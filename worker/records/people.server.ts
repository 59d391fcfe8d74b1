import { asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { profiles, users } from "../../db/schema";

/** SQL: the name of an account of `users`, or else its e-mail. */
export const accountName = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;

/** A person as pages name them: one whose profile is public. */
export interface Person {
  name: string;
  slug: string;
}

const person = sql`json_object('name', ${profiles.name}, 'slug', ${profiles.slug})`;

/** SQL: the person with this account id as JSON, see `readPerson`; null unless the profile is public. */
export const personSql = (id: SQLWrapper) =>
  sql<string | null>`(select ${person} from ${profiles} where ${profiles.id} = ${id} and ${profiles.is_public} = 1)`;

/** SQL: the person whose account has this e-mail, as `personSql`. */
export const personByEmailSql = (email: SQLWrapper) =>
  personSql(sql`(select ${users.id} from ${users} where ${users.email} = ${email})`);

export const readPerson = (json: string | null) => (json === null ? null : (JSON.parse(json) as Person));

export const peopleForSitemap = (db: Db, limit: number) =>
  db
    .select({
      name: profiles.name,
      slug: sql<string>`${profiles.slug}`.as("public_slug"),
      updated_at: profiles.updated_at,
    })
    .from(profiles)
    .where(eq(profiles.is_public, true))
    .orderBy(asc(profiles.name), asc(profiles.id))
    .limit(limit);
