import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { DATABASE_SILENT } from "../failure-sentences";
import { clientIp } from "../http/client-ip";
import { limitBody } from "../http/limit-body";
import { wrongMethod } from "../http/methods";
import { onOutage } from "../http/on-outage";
import { fieldMessages, invalidInput } from "../invalid-input";
import { logRefusedPostback } from "../log";
import { Refusal } from "../refusal";
import { postbackInput } from "./postback-rules";
import { storeConversion } from "./storing.server";
import { reportingCasino } from "./tokens.server";

/** `GET|POST /api/postback/{casino}` stores what an operator reports (P12.4). */
export const postback = new Hono<AppEnv>()
  .use(onOutage(`Dönüşüm kaydedilemedi: ${DATABASE_SILENT}`))
  .get("/:casino", (c) => answer(c, c.req.param("casino")))
  .post("/:casino", limitBody(), (c) => answer(c, c.req.param("casino")));

async function answer(c: Context<AppEnv>, slug: string) {
  if (c.req.method === "HEAD") throw wrongMethod(["GET", "POST"]);
  const { db, now } = c.var;
  const form = await c.req.parseBody().catch(() => {
    throw new Refusal("malformed", "Form verisi okunamadı.");
  });
  const { token, ...fields }: Record<string, unknown> = { ...c.req.query(), ...form };
  const casino_id = await reportingCasino(db, slug, typeof token === "string" ? token : "", clientIp(c.req.raw), now);
  const { data, error } = postbackInput.safeParse(fields);
  if (error) {
    logRefusedPostback(slug, Object.keys(fieldMessages(error)), c.var.requestId);
    throw invalidInput(error);
  }
  const isNew = await storeConversion(db, casino_id, data, now);
  return c.json({ message: isNew ? "Kaydedildi" : "Zaten kayıtlı" });
}
