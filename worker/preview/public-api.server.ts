import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { plainPage } from "../http/plain-page";
import type { RenderPage } from "../render-page";
import { formatDate } from "../text/calendar";
import { linkedRecord } from "./links.server";
import { renderPreview } from "./rendering.server";

const HEADERS = { "X-Robots-Tag": "noindex", "Cache-Control": "private, no-store" };

const notShown = () =>
  plainPage(
    404,
    "Bu önizleme bağlantısı geçerli değil",
    "Süresi dolmuş veya iptal edilmiş olabilir. Gönderenden yeni bir bağlantı isteyin.",
    HEADERS,
  );

/** Shows a draft to anyone with its link; redirects to its page once it is public. */
export const linkPreviews = (render: RenderPage) =>
  new Hono<AppEnv>().get("/:token", async (c) => {
    const { scope, db, now } = c.var;
    const linked = await linkedRecord(db, c.req.param("token"), now);
    if (!linked) return notShown();
    if (linked.isPublic) return new Response(null, { status: 302, headers: { ...HEADERS, Location: linked.path } });
    const note = `Önizleme: bu sayfa henüz yayında değil. Bağlantı ${formatDate(linked.expires_at)} gününe kadar açılır.`;
    return (await renderPreview(render, scope, linked, { isFramed: false, note })) ?? notShown();
  });
