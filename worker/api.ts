import { Hono } from "hono";
import { adminApi } from "./admin-api";
import type { AppEnv } from "./app-env";
import { blog } from "./blog/api.server";
import { comments } from "./comments/api.server";
import { answerError, Refusal } from "./http/errors";
import { functions } from "./publishing/functions-api.server";
import { session } from "./session/api.server";
import { splashAds } from "./splash-ads/api.server";

/** Everything under `/api`: one resource a domain, one translator of errors. */
export const api = new Hono<AppEnv>()
  .route("/admin", adminApi)
  .route("/blog", blog)
  .route("/comments", comments)
  .route("/functions", functions)
  .route("/session", session)
  .route("/splash-ads", splashAds)
  .all("*", () => {
    throw new Refusal("not_found", "Böyle bir adres yok.");
  })
  .onError(answerError);
