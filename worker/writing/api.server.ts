import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "../http/errors";
import { valid } from "../http/valid";
import {
  articleRequest,
  expansionRequest,
  type IdeasAnswer,
  ideasRequest,
  type PageSeoAnswer,
  pageSeoRequest,
  type SeoAnswer,
  seoRequest,
  type WritingDesk,
} from "./rules";

const NOT_CONFIGURED = "Yapay zekâ yazımı için Worker'a OPENAI_API_KEY tanımlanmalıdır";

const unavailable = (): never => {
  throw new Refusal("unavailable", NOT_CONFIGURED);
};

/** `/api/admin/writing`: `article` and `expansion` answer with a stream of events, the others with JSON. */
export const writingAdmin = new Hono<AppEnv>()
  .get("/", (c) =>
    c.json<WritingDesk>({
      is_configured: Boolean(c.env.OPENAI_API_KEY),
      model: c.env.OPENAI_MODEL || "gpt-4o-mini",
    }),
  )
  .post("/article", valid(articleRequest), (c) => c.body(unavailable() as string))
  .post("/expansion", valid(expansionRequest), (c) => c.body(unavailable() as string))
  .post("/seo", valid(seoRequest), (c) => c.json<SeoAnswer>(unavailable()))
  .post("/ideas", valid(ideasRequest), (c) => c.json<IdeasAnswer>(unavailable()))
  .post("/page-seo", valid(pageSeoRequest), (c) => c.json<PageSeoAnswer>(unavailable()));
