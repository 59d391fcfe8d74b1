import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { checkAddress } from "./checking.server";
import { type CheckedAddress, checkInput } from "./checking-rules";

/** Tells where addresses lead; changes nothing. */
export const redirectChecksAdmin = new Hono<AppEnv>().post(
  "/",
  onOutage(READ_FAILED.addresses),
  valid(checkInput),
  async (c) => {
    const { ask, scope } = c.var;
    if (!ask) throw new Error("no Worker to ask");
    const checked: CheckedAddress[] = [];
    for (const address of c.req.valid("json").paths) checked.push(await checkAddress(address, ask, scope.site.url));
    return c.json({ checked });
  },
);
