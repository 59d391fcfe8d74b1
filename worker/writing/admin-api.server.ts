import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { Refusal, found } from "../refusal";
import { currentAccount } from "../session/require-admin";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { modelOf } from "./client.server";
import { eventStream } from "./events.server";
import { pageText } from "./page-text.server";
import {
  type AnswerEvent,
  type ArticleEvent,
  articleRequest,
  type ExpansionEvent,
  expansionRequest,
  ideasRequest,
  pageSeoRequest,
  seoRequest,
  termsRequest,
  type WritingStatus,
} from "./rules";
import { UNCONFIGURED } from "./sentences";
import {
  type WritingContext,
  expandText,
  extractTerms,
  findIdeas,
  suggestPageSeo,
  writeArticle,
  writeSeo,
} from "./writing.server";

const TOO_MANY = "Çok fazla yapay zekâ isteği gönderdiniz. 1 dakika sonra tekrar deneyin.";

/** All calls answer with server-sent events: only writing shows that the reader has left. */
export const writingAdmin = new Hono<AppEnv>()
  .get("/", (c) =>
    c.json<WritingStatus>({ is_configured: Boolean(c.env.OPENAI_API_KEY?.trim()), model: modelOf(c.env) }),
  )
  .post("/article", valid(articleRequest), requireApiKey(), limitRate(), (c) =>
    streamEvents<ArticleEvent>(c, (context, send) => writeArticle(context, c.req.valid("json"), send)),
  )
  .post("/expansion", valid(expansionRequest), requireApiKey(), limitRate(), (c) =>
    streamEvents<ExpansionEvent>(c, (context, send) => expandText(context, c.req.valid("json").content, send)),
  )
  .post("/seo", valid(seoRequest), requireApiKey(), limitRate(), (c) =>
    streamAnswer(c, (context) => writeSeo(context, c.req.valid("json").content)),
  )
  .post("/ideas", valid(ideasRequest), requireApiKey(), limitRate(), (c) =>
    streamAnswer(c, (context) => findIdeas(context, c.req.valid("json"))),
  )
  .post("/terms", valid(termsRequest), requireApiKey(), limitRate(), (c) =>
    streamAnswer(c, (context) => extractTerms(context, c.req.valid("json").text)),
  )
  .post("/page-seo", onOutage(READ_FAILED.seo), valid(pageSeoRequest), requireApiKey(), limitRate(), async (c) => {
    const page = found(await pageText(c.var.db, c.req.valid("json").page_path, c.var.now), "Sayfa bulunamadı");
    return streamAnswer(c, (context) => suggestPageSeo(context, page));
  });

function requireApiKey(): MiddlewareHandler<AppEnv> {
  return async function requireApiKey(c, next) {
    if (!c.env.OPENAI_API_KEY?.trim()) throw new Refusal("unavailable", UNCONFIGURED);
    return next();
  };
}

function limitRate(): MiddlewareHandler<AppEnv> {
  return async function limitRate(c, next) {
    const limit = await c.env.WRITING_LIMIT?.limit({ key: currentAccount(c).id });
    if (limit && !limit.success) throw new Refusal("too_many", TOO_MANY, { retryAfter: 60 });
    return next();
  };
}

const streamAnswer = <Answer extends object>(c: Context<AppEnv>, work: (context: WritingContext) => Promise<Answer>) =>
  streamEvents<AnswerEvent<Answer>>(c, async (context, send) => send({ type: "done", ...(await work(context)) }));

function streamEvents<E extends object>(
  c: Context<AppEnv>,
  work: (context: WritingContext, send: (event: E) => void) => Promise<void>,
) {
  const events = eventStream<E>((send, signal) => {
    const either = AbortSignal.any([signal, c.req.raw.signal]);
    const call = work({ ...c.var.scope, env: c.env, signal: either }, send);
    // The cost is recorded after the client has left.
    c.executionCtx.waitUntil(call.catch(() => undefined));
    return call;
  }, c.var.scope.requestId);
  return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
}
