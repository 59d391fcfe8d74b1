import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { Refusal, found } from "../refusal";
import { administratorOf } from "../session/require-admin";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { modelOf } from "./client.server";
import { eventStream } from "./events.server";
import { pageText } from "./page-text.server";
import {
  type ArticleEvent,
  articleRequest,
  type ExpansionEvent,
  expansionRequest,
  ideasRequest,
  pageSeoRequest,
  seoRequest,
  UNCONFIGURED,
  type WritingDesk,
} from "./rules";
import { type Desk, expandText, findIdeas, suggestPageSeo, writeArticle, writeSeo } from "./writing.server";

const TOO_MANY = "Çok fazla yapay zekâ isteği gönderdiniz. 1 dakika sonra tekrar deneyin.";

/** `/api/admin/writing`: `article` and `expansion` answer with a stream of events, the others with JSON. */
export const writingAdmin = new Hono<AppEnv>()
  .get("/", (c) => c.json<WritingDesk>({ is_configured: Boolean(c.env.OPENAI_API_KEY?.trim()), model: modelOf(c.env) }))
  .post("/article", valid(articleRequest), configured(), limited(), (c) =>
    streamed<ArticleEvent>(c, (desk, send) => writeArticle(desk, c.req.valid("json"), send)),
  )
  .post("/expansion", valid(expansionRequest), configured(), limited(), (c) =>
    streamed<ExpansionEvent>(c, (desk, send) => expandText(desk, c.req.valid("json").content, send)),
  )
  .post("/seo", valid(seoRequest), configured(), limited(), async (c) =>
    c.json(await outliving(c, writeSeo(deskOf(c), c.req.valid("json").content))),
  )
  .post("/ideas", valid(ideasRequest), configured(), limited(), async (c) =>
    c.json(await outliving(c, findIdeas(deskOf(c), c.req.valid("json")))),
  )
  .post("/page-seo", onOutage(READ_FAILED.seo), valid(pageSeoRequest), configured(), limited(), async (c) => {
    const page = found(await pageText(c.var.db, c.req.valid("json").page_path, c.var.now), "Sayfa bulunamadı");
    return c.json(await outliving(c, suggestPageSeo(deskOf(c), page)));
  });

/** Throws `Refusal("unavailable")` where there is no key to write with. */
function configured(): MiddlewareHandler<AppEnv> {
  return async function configured(c, next) {
    if (!c.env.OPENAI_API_KEY?.trim()) throw new Refusal("unavailable", UNCONFIGURED);
    return next();
  };
}

/** Throws `Refusal("too_many")` for an administrator who asks more often than anyone writes: the service costs money. */
function limited(): MiddlewareHandler<AppEnv> {
  return async function limited(c, next) {
    const limit = await c.env.WRITING_LIMIT?.limit({ key: administratorOf(c).id });
    if (limit && !limit.success) throw new Refusal("too_many", TOO_MANY, { retryAfter: 60 });
    return next();
  };
}

const deskOf = (c: Context<AppEnv>, hangUp = c.req.raw.signal): Desk => ({ ...c.var.scope, env: c.env, hangUp });

/** Lets a call note what it cost even where its caller leaves, which ends it. */
function outliving<T>(c: Context<AppEnv>, call: Promise<T>): Promise<T> {
  c.executionCtx.waitUntil(call.catch(() => undefined));
  return call;
}

function streamed<E extends object>(c: Context<AppEnv>, work: (desk: Desk, send: (event: E) => void) => Promise<void>) {
  const events = eventStream<E>((send, hangUp) => {
    const either = AbortSignal.any([hangUp, c.req.raw.signal]);
    return outliving(c, work(deskOf(c, either), send));
  }, c.var.scope.requestId);
  return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
}
