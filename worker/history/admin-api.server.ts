import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import * as z from "zod";
import { record_versions } from "../../db/schema";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { found, Refusal } from "../refusal";
import { listVersions, readVersion, VERSION_NOT_FOUND } from "./versions.server";

const record = z.object({ kind: z.enum(record_versions.kind.enumValues), record: z.string().max(100) });

export const versionsAdmin = new Hono<AppEnv>()
  .use(onOutage(READ_FAILED.versions))
  .get("/:id", async (c) => c.json(found(await readVersion(c.var.db, c.req.param("id")), VERSION_NOT_FOUND)))
  .get(
    "/:kind/:record",
    zValidator("param", record, (result) => {
      if (!result.success) throw new Refusal("not_found", VERSION_NOT_FOUND);
    }),
    async (c) => {
      const { kind, record: id } = c.req.valid("param");
      return c.json(await listVersions(c.var.db, kind, id));
    },
  );
