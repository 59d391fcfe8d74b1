import { Hono } from "hono";
import { html, raw } from "hono/html";
import { href } from "react-router";
import type { AppEnv } from "../app-env";
import { storedSite } from "../appearance/public.server";
import { limitBody } from "../http/limit-body";
import { Refusal } from "../refusal";
import { manifestOf } from "./manifest";
import { SHARED_KEY, sharedText } from "./shared-text";

const SHARED_BYTES_MAX = 1024 * 1024;
const NEW_PROMOTION = href("/admin/promotions/new");

const tooLong = () =>
  new Refusal("too_large", "Paylaşılan metin çok uzun. Gereken bölümünü kopyalayıp forma yapıştırın.");

/** The panel as an app of the device. Stands before the guard: neither address reads a cookie, nor tells what only accounts may know. */
export const panelApp = new Hono<AppEnv>()
  .get("/manifest.webmanifest", async (c) => {
    const manifest = manifestOf(await storedSite(c.var.db, c.var.scope.site));
    return c.json(manifest, 200, { "Content-Type": "application/manifest+json" });
  })
  .get("/share", (c) => c.redirect(NEW_PROMOTION))
  .post("/share", limitBody(SHARED_BYTES_MAX, tooLong), async (c) => {
    // The system's share sheet sends `none`; a site could only post here to put its text into an editor's form.
    if (!/^(none|same-origin)$/.test(c.req.header("Sec-Fetch-Site") ?? ""))
      throw new Refusal("forbidden", "Bu istek başka bir siteden geldiği için reddedildi.");
    const { title, text, url } = await c.req.parseBody();
    const shared = sharedText([title, text, url].map((part) => (typeof part === "string" ? part : "")));
    return shared ? handOver(shared) : c.redirect(NEW_PROMOTION, 303);
  });

/** Puts the text into the tab's storage, where it waits through a sign-in; no address could hold a long one. */
const HAND_OVER = `let SHARED_KEY = "${SHARED_KEY}";
const text = document.querySelector("textarea").value;
let before;
try { before = JSON.parse(sessionStorage.getItem(SHARED_KEY)) } catch {}
const waits = typeof before === "string" ? before : "";
sessionStorage.setItem(SHARED_KEY, JSON.stringify(waits.includes(text) ? waits : [waits, text].filter(Boolean).join("\\n\\n")));
location.replace("${NEW_PROMOTION}")`;

async function handOver(text: string): Promise<Response> {
  const nonce = crypto.randomUUID();
  const page = await html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Paylaşılan metin</title>
      </head>
      <body>
        <main>
          <h1>Paylaşılan metin</h1>
          <p>Form açılmazsa metni kopyalayıp <a href="${NEW_PROMOTION}">yeni promosyona</a> yapıştırın.</p>
          <textarea rows="10" cols="40" readonly aria-label="Paylaşılan metin">${text}</textarea>
        </main>
        <script nonce="${nonce}">
          ${raw(HAND_OVER)};
        </script>
      </body>
    </html>`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
  return new Response(page.toString(), { headers });
}
