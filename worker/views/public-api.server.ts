import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { visitorOf } from "../http/client-ip";
import { limitBody } from "../http/limit-body";
import { onOutage } from "../http/on-outage";
import { jsonOnly, valid } from "../http/valid";
import { countView } from "../figures/views.server";
import { isReader } from "../figures/readers";
import { viewInput } from "./rules";

/** `POST /api/views` counts a viewed record. The answer has the views of a post; editors alone see those of others. */
export const views = new Hono<AppEnv>().post(
  "/",
  onOutage("Görüntülenme kaydedilemedi"),
  jsonOnly(),
  limitBody(),
  valid(viewInput),
  async (c) => {
    const { req, var: given } = c;
    if (!isReader(req.raw)) return c.body(null, 204);
    const view = req.valid("json");
    const views = await countView(given.db, view, visitorOf(req.raw), given.now);
    return view.kind === "post" && views !== undefined ? c.json({ views }) : c.body(null, 204);
  },
);
