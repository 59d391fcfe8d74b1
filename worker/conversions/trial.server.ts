import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { postback_tokens, tracked_clicks } from "../../db/schema";
import { linkName } from "../figures/names.server";
import { fieldMessages } from "../invalid-input";
import { postbackInput } from "./postback-rules";
import { firstOf, jsonFields } from "./report-body";
import { hasToken, reporterOf } from "./tokens.server";

export const trialInput = z.strictObject({
  report: z
    .string({ error: "Bildirimi yazın" })
    .trim()
    .min(1, "Bildirimi yazın")
    .max(4_000, "Bildirim en çok 4.000 karakter olabilir"),
});

function fieldsOf(report: string): Record<string, unknown> {
  if (report.startsWith("{")) return jsonFields(report);
  const query = report.replace(/^[^=&?]*\?/, "");
  return firstOf(new URLSearchParams(query));
}

/** Reads a report as a postback of the casino. Stores nothing of it, but that such a trial succeeded. */
export async function tryReport(db: Db, casino_id: string, report: string, now: Date) {
  const { currency, hash } = await reporterOf(db, casino_id);
  const { token, ...fields } = fieldsOf(report);
  const { data, error } = postbackInput(currency).safeParse(fields);
  const has_right_token = token === undefined ? null : hasToken(hash, [token]);
  if (!data) return { has_right_token, wrong: fieldMessages(error), read: null };
  if (has_right_token !== false)
    await db
      .update(postback_tokens)
      .set({ tried_at: now.toISOString() })
      .where(eq(postback_tokens.casino_id, casino_id));
  const [click] = await db
    .select({
      promotion: linkName(tracked_clicks).as("promotion"),
      placement: tracked_clicks.placement,
    })
    .from(tracked_clicks)
    .where(and(eq(tracked_clicks.id, data.click_id), eq(tracked_clicks.casino_id, casino_id)));
  return { has_right_token, wrong: {}, read: { ...data, click: click ?? null } };
}
