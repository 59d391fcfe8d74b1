import { type SQL, sql } from "drizzle-orm";

/** SQL: the slug of a promotion under the casino that it had left; a slug edited meanwhile stays. */
export const slugAtHome = (slug: SQL, former: SQL, id: SQL) =>
  sql`case when ${slug} in (${former}, ${slugWithId(former, id)}) then ${former} else ${slug} end`;

export const slugWithId = (slug: SQL, id: SQL) => sql`substr(${slug}, 1, 71) || '-' || substr(${id}, 1, 8)`;
