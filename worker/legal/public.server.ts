import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { legal_settings } from "../../db/schema";

/** SQL: the countries in which no link leads to an operator, as JSON. */
export const blockedSql = sql<string>`coalesce((select ${legal_settings.blocked_countries} from ${legal_settings} limit 1), '[]')`;

/** Whether the visitor's country (ISO 3166-1) is one of `blocked`, a list as JSON; an unknown one, and Tor, is none. */
export const isBlockedFor = ({ headers }: Request, blocked: string) =>
  blocked.includes(`"${headers.get("CF-IPCountry")?.toUpperCase() ?? ""}"`);

export const CODE_BLOCKED = "Bu kod bulunduğunuz ülkede gösterilmiyor";

/** Query: what pages say about permission in Turkey, and whether they hold codes back. */
export const legalQuery = (db: Db) =>
  db
    .select({
      has_note: legal_settings.has_note,
      note: legal_settings.note,
      note_checked_on: legal_settings.note_checked_on,
      holds_codes: sql<number>`${legal_settings.blocked_countries} <> '[]'`.as("holds_codes"),
    })
    .from(legal_settings)
    .limit(1);

export type Legal = Awaited<ReturnType<typeof legalQuery>>[number];
