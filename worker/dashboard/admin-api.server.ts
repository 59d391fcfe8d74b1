import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { invalidInput } from "../invalid-input";
import { readDashboard } from "./overview.server";
import { findRecords } from "./search.server";

const searchQuery = z.object({ q: z.string().trim().min(1, "Aranacak metni yazın").max(100, "Arama metni çok uzun") });

export const dashboardAdmin = new Hono<AppEnv>()
  .get("/", onOutage(READ_FAILED.dashboard), async (c) => c.json(await readDashboard(c.var.db, c.var.now)))
  .get(
    "/search",
    onOutage(READ_FAILED.search),
    zValidator("query", searchQuery, (result) => {
      if (!result.success) throw invalidInput(result.error);
    }),
    async (c) => c.json(await findRecords(c.var.db, c.req.valid("query").q)),
  );
