import { Hono } from "hono";
import { createIsbotFromList, list } from "isbot";
import type { AppEnv } from "../app-env";
import { clientAddress } from "../http/client-address";
import { writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { countView } from "./views.server";

/** Robots by their names. A browser without a window is none: that says how it draws, not who reads. */
const isRobot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

const isCounted = (headers: Headers) =>
  !isRobot(headers.get("User-Agent")) &&
  !/prefetch|prerender/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");

/** `POST /api/blog/:id/views`: counts an opening of a published post → `{ view_count }`; robots and prefetches → 204. */
export const blog = new Hono<AppEnv>().post("/:id/views", async (c) => {
  if (!isCounted(c.req.raw.headers)) return c.body(null, 204);
  const { db, now, requestId } = c.var.scope;
  const view_count = await writeOrRefuse(
    () => countView(db, c.req.param("id"), clientAddress(c.req.raw), now),
    "Görüntülenme kaydedilemedi",
    requestId,
  );
  if (view_count === undefined) throw new Refusal("not_found", "Blog yazısı bulunamadı");
  return c.json({ view_count });
});
