import type { Context, Next } from "hono";
import type { AppEnv } from "../app-env";
import { limitBody } from "../http/limit-body";
import { folderOf, refusalOfSize, VARIANTS_BYTES_MAX } from "./reading-files.server";
import { MEDIA_BYTES_MAX } from "./rules";

/** Refuses a body that is too large for its folder, declared or streamed, before it is read. */
export function limitFile(c: Context<AppEnv, string>, next: Next) {
  const folder = folderOf(c.req.param("folder"));
  return limitBody(MEDIA_BYTES_MAX[folder] + VARIANTS_BYTES_MAX, () => refusalOfSize(folder))(c, next);
}
