import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid, validQuery } from "../http/valid";
import { heedAddresses, ignoreAddresses, readSettings, saveSettings } from "./editing.server";
import { proposalInput } from "../redirects/checking-rules";
import { dayInIstanbul } from "../text/calendar";
import { nearestRecords } from "./nearest.server";
import { listIgnored, listUnknown } from "./listing.server";
import { pathsInput, settingsInput, unknownQuery } from "./rules";

export const unknownAddressesAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.unknownAddresses, write: CHANGE_FAILED.ignored, remove: CHANGE_FAILED.ignored }))
  .get("/", validQuery(unknownQuery), async (c) =>
    c.json(await listUnknown(c.var.db, c.req.valid("query").days, c.var.now)),
  )
  .get("/ignored", async (c) => c.json({ rows: await listIgnored(c.var.db) }))
  .post("/nearest", onOutage(READ_FAILED.addresses), valid(proposalInput), async (c) => {
    const nearest = await nearestRecords(c.var.db, c.req.valid("json").paths, dayInIstanbul(c.var.now));
    return c.json({ nearest: Object.fromEntries(nearest) });
  })
  .post("/ignore", records("ignored_addresses", "edit"), valid(pathsInput), async (c) => {
    const { paths } = c.req.valid("json");
    await ignoreAddresses(c.var.db, paths, c.var.now);
    return c.json({ paths });
  })
  .delete("/ignore", records("ignored_addresses", "edit"), valid(pathsInput), async (c) => {
    const { paths } = c.req.valid("json");
    await heedAddresses(c.var.db, paths);
    return c.json({ paths });
  });

export const redirectSettingsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.redirectSettings, write: SAVE_FAILED.redirectSettings }))
  .get("/", async (c) => c.json(await readSettings(c.var.db, c.var.now)))
  .put("/", records("redirect_settings", "edit"), valid(settingsInput), async (c) => {
    await saveSettings(c.var.db, c.req.valid("json"), c.var.now);
    return c.json(await readSettings(c.var.db, c.var.now));
  });
