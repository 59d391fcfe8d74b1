/** A response with a text and its length, which an answer to HEAD has, too. */
export function textFile(
  text: string,
  type: "application/atom+xml" | "application/manifest+json" | "application/xml" | "text/plain",
): Response {
  const body = new TextEncoder().encode(text);
  return new Response(body, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Content-Length": `${body.byteLength}` },
  });
}
