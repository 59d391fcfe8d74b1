import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { NOTES_ANCHOR } from "../blog/constants";
import { NOTE_TOO_LONG, strangersNote } from "../blog/notes-rules";
import { holdNote, NOTE_FAILED } from "../blog/notes.server";
import { clientIp } from "../http/client-ip";
import { statusOf } from "../http/errors";
import { limitBody } from "../http/limit-body";
import { plainPage } from "../http/plain-page";
import { invalidInput } from "../invalid-input";
import { Refusal, refuseOnOutage } from "../refusal";
import type { RenderPage } from "../render-page";
import type { PreviewNotes } from "../scope.server";
import { formatDate } from "../text/calendar";
import { linkedRecord } from "./links.server";
import { renderPreview } from "./rendering.server";

const HEADERS = { "X-Robots-Tag": "noindex", "Cache-Control": "private, no-store" };
const SENT = { name: "not", value: "alindi" };
const tooLong = () => new Refusal("too_large", `${NOTE_TOO_LONG}; geri dönüp kısaltın.`);

const NOT_SENT = "Notunuz gönderilmedi; kopyalayıp gönderene iletebilirsiniz.";

/** A file is no text. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const notShown = (typed?: string) =>
  plainPage(
    404,
    "Bu önizleme bağlantısı geçerli değil",
    `Süresi dolmuş veya iptal edilmiş olabilir. Gönderenden yeni bir bağlantı isteyin.${typed ? ` ${NOT_SENT}` : ""}`,
    HEADERS,
    typed,
  );

/** Shows a draft to anyone with its link, who may leave notes at a post; redirects to its page once it is public. */
export const linkPreviews = (render: RenderPage) =>
  new Hono<AppEnv>()
    .get("/:token", async (c) => preview(c, render, { isSent: c.req.query(SENT.name) === SENT.value }))
    .post("/:token", async (c) => {
      const { db, now, requestId } = c.var;
      let values = { name: "", text: "" };
      try {
        await limitBody(undefined, tooLong)(c, () => Promise.resolve());
        const form = await c.req.parseBody();
        values = { name: textOf(form["name"]), text: textOf(form["text"]) };
        const linked = await linkedRecord(db, c.req.param("token"), now);
        if (!linked || linked.isPublic || linked.kind !== "post") return notShown(values.text);
        const note = strangersNote.safeParse({ ...values, website: textOf(form["website"]) });
        if (!note.success) throw invalidInput(note.error);
        const held = holdNote(db, linked.id, note.data, clientIp(c.req.raw), now);
        await refuseOnOutage(held, NOTE_FAILED, requestId);
      } catch (error) {
        if (!(error instanceof Refusal) || !["invalid", "too_many", "too_large"].includes(error.code)) throw error;
        const { message, details } = error;
        const page = await preview(c, render, {
          refused: { message, fields: details.fields ?? {}, values },
        });
        if (details.retryAfter) page.headers.set("Retry-After", `${details.retryAfter}`);
        return new Response(page.body, { status: page.ok ? statusOf(error) : page.status, headers: page.headers });
      }
      const address = `${c.req.path}?${SENT.name}=${SENT.value}#${NOTES_ANCHOR}`;
      return new Response(null, { status: 303, headers: { ...HEADERS, Location: address } });
    });

async function preview(c: Context<AppEnv>, render: RenderPage, notes: Omit<PreviewNotes, "action">): Promise<Response> {
  const { scope, db, now } = c.var;
  const linked = await linkedRecord(db, c.req.param("token") ?? "", now);
  if (!linked) return notShown();
  if (linked.isPublic) return new Response(null, { status: 302, headers: { ...HEADERS, Location: linked.path } });
  const note = `Önizleme: bu sayfa henüz yayında değil. Bağlantı ${formatDate(linked.expires_at)} gününe kadar açılır.`;
  const action = `${c.req.path}#${NOTES_ANCHOR}`;
  const shown = { isFramed: false, note, ...(linked.kind === "post" && { notes: { action, ...notes } }) };
  return (await renderPreview(render, scope, linked, shown)) ?? notShown();
}
