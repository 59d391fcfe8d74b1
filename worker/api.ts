import { Hono } from "hono";
import type { AppEnv } from "./app-env";
import { blog } from "./blog/api.server";
import { comments } from "./comments/api.server";
import { answerError, Refusal } from "./http/errors";
import { splashAds } from "./splash-ads/api.server";

/** Everything under `/api`: one resource a domain, one translator of errors. */
export const api = new Hono<AppEnv>()
  .route("/blog", blog)
  .route("/comments", comments)
  .route("/splash-ads", splashAds)
  .all("*", () => {
    throw new Refusal("not_found", "Böyle bir adres yok.");
  })
  .onError(answerError);
