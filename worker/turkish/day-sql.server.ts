import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** SQL: the day in Istanbul of an instant (UTC). */
export const dayInIstanbulSql = (instant: SQLWrapper): SQL<string> => sql<string>`date(${instant}, '+3 hours')`;
