import { records } from "../activity/record-activity";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { Refusal } from "../refusal";
import { editOf } from "../session/require-admin";
import { addLink, linksOf, revokeLink } from "./links.server";
import { LINKED_KINDS } from "./rules";

const kinds = z.enum(LINKED_KINDS);

function kindOf(text: string) {
  const kind = kinds.safeParse(text);
  if (!kind.success) throw new Refusal("not_found", "Bu türün önizleme bağlantısı olmaz.");
  return kind.data;
}

export const previewLinksAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.previewLinks, write: CHANGE_FAILED.previewLink }))
  .get("/:kind/:record", async (c) => {
    const { kind, record } = c.req.param();
    return c.json(await linksOf(c.var.db, kindOf(kind), record, c.var.now));
  })
  .post("/:kind/:record", records("answered", "share"), async (c) => {
    const { record, ...param } = c.req.param();
    const kind = kindOf(param.kind);
    const { id, token, expires_at } = await addLink(c.var.db, kind, record, editOf(c));
    const url = new URL(`/onizleme/${token}`, c.var.scope.url).href;
    return c.json({ id, url, expires_at, records: [{ kind, id: record }] }, 201);
  })
  .delete("/:id", records("answered", "unshare"), async (c) =>
    c.json({ records: [await revokeLink(c.var.db, c.req.param("id"))] }),
  );
