import { gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { writing_calls } from "../../db/schema";
import type { Usage } from "./rules";

type Kind = (typeof writing_calls.$inferInsert)["kind"];

/** No row where the service reports no usage. */
export async function recordUsage(db: Db, kind: Kind, model: string, usage: Usage, now: Date): Promise<void> {
  if (usage.prompt_tokens + usage.completion_tokens === 0) return;
  await db.insert(writing_calls).values({ kind, model, ...usage, created_at: now.toISOString() });
}

export function usageSince(db: Db, since: string) {
  return db
    .select({
      calls: sql<number>`count(*)`.as("calls"),
      prompt_tokens: sql<number>`coalesce(sum(${writing_calls.prompt_tokens}), 0)`.as("prompt_tokens"),
      completion_tokens: sql<number>`coalesce(sum(${writing_calls.completion_tokens}), 0)`.as("completion_tokens"),
    })
    .from(writing_calls)
    .where(gte(writing_calls.created_at, since));
}
