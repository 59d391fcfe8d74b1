import type { Context, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../app-env";
import { folderOf, refusalOfSize, VARIANTS_BYTES_MAX } from "./reading-files.server";
import { MEDIA_BYTES_MAX } from "./rules";

/** Refuses a body that is too large for its folder, declared or streamed, before it is read. */
export function limitFile(c: Context<AppEnv, string>, next: Next) {
  const folder = folderOf(c.req.param("folder"));
  const refuse = () => {
    throw refusalOfSize(folder);
  };
  const limit: MiddlewareHandler<AppEnv> = bodyLimit({
    maxSize: MEDIA_BYTES_MAX[folder] + VARIANTS_BYTES_MAX,
    onError: refuse,
  });
  return limit(c, next);
}
