import { type Context, Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid, validQuery } from "../http/valid";
import { Refusal } from "../refusal";
import { currentAccount } from "../session/require-admin";
import { readCounts } from "./counts.server";
import { readDashboard } from "./overview.server";
import { announcersOf } from "../announcements/services";
import { dayInIstanbul } from "../text/calendar";
import { listQuery } from "../http/list-query";
import { FAULTS_NAMED, listFaults } from "./faults.server";
import { recheckFaults } from "./rechecking.server";
import { findRecords } from "./search.server";
import { recordFigures } from "./record-figures.server";
import { CLICKED_KINDS } from "./rules";
import { readTraffic } from "./traffic.server";
import { readWork } from "./work.server";

const searchQuery = z.object({ q: z.string().trim().min(1, "Aranacak metni yazın").max(100, "Arama metni çok uzun") });
const figuresQuery = z.object({ kind: z.enum(CLICKED_KINDS, "Tür geçersiz"), id: z.string().min(1).max(100) });
const workQuery = z.object({ rows: z.enum(["first", "all"], "Satır sayısı geçersiz").default("first") });
const recheckInput = z.object({ addresses: z.array(z.string()).min(1).max(FAULTS_NAMED) });

const servicesOf = (c: Context<AppEnv>) => announcersOf(c.env, c.var.scope.site).map(({ service }) => service);

export const dashboardAdmin = new Hono<AppEnv>()
  .get("/", onOutage(READ_FAILED.dashboard), async (c) =>
    c.json(await readDashboard(c.var.db, currentAccount(c).role, c.var.now)),
  )
  .get("/work", onOutage(READ_FAILED.work), validQuery(workQuery), async (c) => {
    const { db, now } = c.var;
    return c.json(await readWork(db, currentAccount(c), servicesOf(c), now, c.req.valid("query").rows));
  })
  .get("/counts", onOutage(READ_FAILED.work), async (c) =>
    c.json(await readCounts(c.var.db, currentAccount(c), servicesOf(c), c.var.now)),
  )
  .get("/faults", onOutage(READ_FAILED.work), listQuery({}), async (c) =>
    c.json({
      ...(await listFaults(c.var.db, dayInIstanbul(c.var.now), c.req.valid("query").page)),
      checks_addresses: c.env.LINK_CHECKS !== "off",
    }),
  )
  .post("/checks", onOutage(CHANGE_FAILED.check), valid(recheckInput), async (c) => {
    if (c.env.LINK_CHECKS === "off") throw new Refusal("unavailable", "Başka sitelere giden adresler denetlenmiyor.");
    const { site, now, db } = c.var.scope;
    const { addresses } = c.req.valid("json");
    return c.json({ checked: await recheckFaults(db, addresses, currentAccount(c).id, { site: site.url, now }) });
  })
  .get("/traffic", onOutage(READ_FAILED.traffic), async (c) => c.json(await readTraffic(c.var.db, c.var.now)))
  .get("/figures", onOutage(READ_FAILED.traffic), validQuery(figuresQuery), async (c) => {
    const { role } = currentAccount(c);
    return c.json(await recordFigures(c.var.db, { ...c.req.valid("query"), role }, c.var.now));
  })
  .get("/search", onOutage(READ_FAILED.search), validQuery(searchQuery), async (c) =>
    c.json(await findRecords(c.var.db, c.req.valid("query").q)),
  );
