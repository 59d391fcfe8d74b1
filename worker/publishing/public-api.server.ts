import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type Db, openDb } from "../../db/client";
import type { AppEnv } from "../app-env";
import { DATABASE_SILENT } from "../failure-sentences";
import { Refusal } from "../refusal";
import { requireAdmin, requireEditor } from "../session/require-admin";
import { secretMatches } from "../secrets/secret-matches";
import { onOutage } from "../http/on-outage";
import { limitBody } from "../http/limit-body";
import { jsonOrNothing, valid } from "../http/valid";
import { type RunOutcome, publishDue, publishNow } from "./runs.server";
import { type FunctionAnswer, type FunctionCall, functionCall, NO_DRAFTS, PUBLISHING_ERROR } from "./rules";

/** Long enough for 500 posts. */
const DEADLINE_MS = 25_000;

/** `POST /api/functions/…` with `{ manual? }`, for editors or the bearer of `FUNCTIONS_TOKEN` (B12.11). */
export const functions = new Hono<AppEnv>()
  .use(onOutage(`${PUBLISHING_ERROR}: ${DATABASE_SILENT}`))
  .post(
    "/scheduled-blog-publisher",
    requireAdmin(),
    requireEditor(),
    jsonOrNothing(),
    limitBody(),
    valid(functionCall),
    (c) => answer(c, c.req.valid("json")),
  )
  .post(
    "/publish-scheduled-blogs",
    requireAdmin(),
    requireEditor(),
    jsonOrNothing(),
    limitBody(),
    valid(functionCall),
    (c) => answer(c, c.req.valid("json")),
  )
  .post("/publish-blogs-public", requireToken(), jsonOrNothing(), limitBody(), valid(functionCall), (c) =>
    answer(c, c.req.valid("json")),
  );

/** Without `FUNCTIONS_TOKEN` nobody passes. */
function requireToken(): MiddlewareHandler<AppEnv> {
  return async function requireToken(c, next) {
    const [, token] = /^Bearer (\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    if (!secretMatches(token, c.env.FUNCTIONS_TOKEN))
      throw new Refusal("unauthenticated", "Erişim anahtarı geçersiz veya eksik", {
        headers: { "WWW-Authenticate": "Bearer" },
      });
    return next();
  };
}

async function answer(c: Context<AppEnv>, call: FunctionCall) {
  const db = openDb(c.env, DEADLINE_MS);
  const outcome = await (call.manual ? publishNow(db, c.var.now) : publishDueOrThrow(c, db));
  c.var.scope.announce();
  return c.json(answerOf(outcome, call));
}

async function publishDueOrThrow({ var: { now, scope } }: Context<AppEnv>, db: Db): Promise<RunOutcome> {
  const { failures, ...outcome } = await publishDue(db, now);
  const count = failures.length + outcome.rejected;
  if (count > 0) scope.tell({ kind: "publishing", count });
  if (failures.length === 0) return outcome;
  throw failures[0];
}

function answerOf({ published, rejected, checked }: RunOutcome, { manual }: FunctionCall): FunctionAnswer {
  const publishedCount = published.length;
  const failed = (message: string) => ({ success: false, publishedCount, message });
  if (publishedCount > 0 || !manual)
    return { success: true, publishedCount, message: `${publishedCount} blog yayınlandı` };
  if (checked === 0) return failed(NO_DRAFTS);
  if (rejected > 0) return failed(`${rejected} taslak yayına uygun değil; nedenleri yayın geçmişinde`);
  return failed("Sıradaki taslaklar az önce yayınlandı veya değiştirildi");
}
