import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { plainPage } from "../http/plain-page";
import { limitBody } from "../http/limit-body";
import { Refusal } from "../refusal";
import { recordOfForm } from "./form-records.server";
import { type RenderPage, renderPreview } from "./rendering.server";
import { PREVIEWED_KINDS, previewInput } from "./rules";

const FORM_BYTES_MAX = 1024 * 1024;
const kinds = z.enum(PREVIEWED_KINDS);

/** Answers an unsaved form with the page that saving it would make; behind the guard of the panel's pages. */
export const formPreviews = (render: RenderPage) =>
  new Hono<AppEnv>().post("/:kind", limitBody(FORM_BYTES_MAX), async (c) => {
    const kind = kinds.safeParse(c.req.param("kind"));
    if (!kind.success) throw new Refusal("not_found", "Böyle bir adres yok.");
    const { record } = await c.req.parseBody();
    const input = previewInput.safeParse(jsonOf(record));
    if (!input.success) throw new Refusal("invalid", "Form okunamadı.");
    const { scope, db, now } = c.var;
    const { id, values } = input.data;
    const previewed = await recordOfForm[kind.data](db, { id, values, now, author: scope.site.name });
    const page =
      (await renderPreview(render, scope, previewed, { isFramed: true })) ??
      (await plainPage(500, "Önizleme gösterilemedi", "Bu form şu anda bir sayfa olarak gösterilemiyor."));
    page.headers.set("X-Frame-Options", "SAMEORIGIN");
    return page;
  });

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
