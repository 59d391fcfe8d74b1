import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { adminApi } from "./admin-api";
import type { AppEnv } from "./app-env";
import { comments } from "./comments/public-api.server";
import { answerError } from "./http/errors";
import { logError } from "./log";
import { watchCron } from "./notifications/conditions.server";
import { Refusal } from "./refusal";
import { wrongMethod } from "./http/methods";
import { postback } from "./conversions/public-api.server";
import { functions } from "./publishing/public-api.server";
import { session } from "./session/public-api.server";
import { health } from "./system/public-api.server";
import { views } from "./views/public-api.server";
import { visits } from "./visits/public-api.server";

export const api = new Hono<AppEnv>();

api
  .use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (_, methods) => {
        throw wrongMethod(methods);
      },
    }),
  )
  .route("/admin", adminApi)
  .route("/comments", comments)
  .route("/functions", functions)
  .route("/health", health)
  .route("/postback", postback)
  .route("/session", session)
  .route("/views", views)
  .use("/visits", async function watchTheCron(c, next) {
    await next();
    const { db, env, site, now, requestId } = c.var.scope;
    const watching = watchCron(db, { env, site, now });
    c.executionCtx.waitUntil(watching.catch((error: unknown) => logError(error, requestId)));
  })
  .route("/visits", visits)
  // Returned, not thrown, so that methodNotAllowed can make a 405 of it.
  .all("*", (c) => answerError(new Refusal("not_found", "Böyle bir adres yok."), c))
  .onError(answerError);
