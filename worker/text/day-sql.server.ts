import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** SQL expression: the calendar day (YYYY-MM-DD) in Istanbul of a UTC instant. */
export const dayInIstanbulSql = (instant: SQLWrapper): SQL<string> => sql<string>`date(${instant}, '+3 hours')`;
