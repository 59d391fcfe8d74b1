import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { DATABASE_SILENT } from "../failure-sentences";
import { clientIp } from "../http/client-ip";
import { limitBody } from "../http/limit-body";
import { wrongMethod } from "../http/methods";
import { onOutage } from "../http/on-outage";
import { fieldMessages, invalidInput } from "../invalid-input";
import { logRefusedPostback } from "../log";
import { postbackInput } from "./postback-rules";
import { bodyFields } from "./report-body";
import { type Storing, storeConversion } from "./storing.server";
import { reportingCasino } from "./tokens.server";

const ANSWERS: Record<Storing, string> = {
  stored: "Kaydedildi",
  known: "Zaten kayıtlı",
  late: "Zaten kayıtlı; bu tutarın yerine sonra başka bir tutar geldi",
  second: "Kaydedildi, toplama girmez: bu tıklamanın başka bir tutarı var; ayrı bir işlemse islem gönderin",
};

/** `GET|POST /api/postback/{casino}` stores what an operator reports (P12.4). */
export const postback = new Hono<AppEnv>()
  .use(onOutage(`Dönüşüm kaydedilemedi: ${DATABASE_SILENT}`))
  .get("/:casino", (c) => answer(c, c.req.param("casino")))
  .post("/:casino", limitBody(), (c) => answer(c, c.req.param("casino")));

async function answer(c: Context<AppEnv>, slug: string) {
  if (c.req.method === "HEAD") throw wrongMethod(["GET", "POST"]);
  const { db, now } = c.var;
  const query = c.req.query();
  const body = await bodyFields(c.req.raw, { mayIgnore: "durum" in query });
  const tokens = [query["token"], body["token"]];
  const { id, currency } = await reportingCasino(db, slug, tokens, clientIp(c.req.raw), now);
  const { data, error } = postbackInput(currency).safeParse({ ...query, ...body });
  if (error) {
    logRefusedPostback(slug, Object.keys(fieldMessages(error)), c.var.requestId);
    throw invalidInput(error);
  }
  return c.json({ message: ANSWERS[await storeConversion(db, id, data, now)] });
}
