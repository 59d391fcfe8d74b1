import { html } from "hono/html";

/** `typed` is what a rejected form held, to be copied. */
export async function plainPage(
  status: number,
  title: string,
  sentence: string,
  headers: Record<string, string> = {},
  typed = "",
  back = { to: "/", label: "Anasayfa" },
): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${sentence}</p>
          ${typed ? html`<textarea rows="10" cols="40" readonly aria-label="Yazdıklarınız">${typed}</textarea>` : ""}
          ${status === 503 ? html`<p><a href="">Tekrar dene</a></p>` : ""}
          <p><a href="${back.to}">${back.label}</a></p>
        </main>
      </body>
    </html>`;
  return new Response(page.toString(), { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}
