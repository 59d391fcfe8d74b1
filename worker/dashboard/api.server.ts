import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { UNREAD } from "../catalogue";
import { readOrRefuse } from "../http/deadline";
import { invalid } from "../http/valid";
import { dashboard } from "./dashboard.server";
import { findRecords } from "./search.server";

const searchQuery = z.object({ q: z.string().trim().min(1, "Aranacak metni yazın").max(100, "Arama metni çok uzun") });

/** `/api/admin/dashboard`: figures and latest records; `/search?q=` finds records of every kind by name. */
export const dashboardAdmin = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { db, now, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => dashboard(db, now), UNREAD.dashboard, requestId));
  })
  .get(
    "/search",
    zValidator("query", searchQuery, (result) => {
      if (!result.success) throw invalid(result.error);
    }),
    async (c) => {
      const { db, requestId } = c.var.scope;
      const { q } = c.req.valid("query");
      return c.json(await readOrRefuse(() => findRecords(db, q), UNREAD.search, requestId));
    },
  );
