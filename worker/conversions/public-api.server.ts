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
import { keepRefusal } from "./refusals.server";
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
  const body = await bodyFields(c.req.raw, { mayIgnore: "durum" in query }).catch((error: unknown) => {
    if (error instanceof Refusal && "token" in query) return error;
    throw error;
  });
  const fields: Record<string, unknown> = body instanceof Refusal ? query : { ...query, ...body };
  const tokens = [query["token"], fields["token"]];
  const told = (about: string) => c.var.scope.tell({ kind: "postback", about });
  const reporting = reportingCasino(db, slug, tokens, clientIp(c.req.raw), now).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "unauthenticated") told(`${slug}, token yanlış`);
    throw error;
  });
  const { id, currency } = await reporting;
  const refuse = async (refusal: Refusal, reasons: Record<string, string>) => {
    logRefusedPostback(slug, Object.keys(reasons), c.var.requestId);
    await keepRefusal(db, { casino_id: id, fields: reasons, reference: referenceOf(fields, tokens) }, now);
    told(`${slug}, ${Object.keys(reasons).join(", ")}`);
    throw refusal;
  };
  if (body instanceof Refusal) return refuse(body, { gövde: body.message });
  const { data, error } = postbackInput(currency).safeParse(fields);
  if (error) return refuse(invalidInput(error), fieldMessages(error));
  return c.json({ message: ANSWERS[await storeConversion(db, id, data, now)] });
}

/** The transaction or else the click, unless a token was put in its place. */
function referenceOf({ islem, tik }: Record<string, unknown>, tokens: unknown[]): string {
  const reference = [islem, tik].find((value) => typeof value === "string" && value !== "") as string | undefined;
  const holdsToken = tokens.some((token) => typeof token === "string" && token && reference?.includes(token));
  return holdsToken ? "" : (reference ?? "");
}
