import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { plainPage } from "../http/plain-page";
import { limitBody } from "../http/limit-body";
import { requireSeenRecord } from "../blog/own-drafts.server";
import { Refusal } from "../refusal";
import { requireRole } from "../session/permissions";
import { currentAccount } from "../session/require-admin";
import type { RenderPage } from "../render-page";
import { recordOfForm } from "./form-records.server";
import { renderPreview } from "./rendering.server";
import { isAppearance, PREVIEWED_KINDS, previewInput } from "./rules";

const FORM_BYTES_MAX = 1024 * 1024;
const kinds = z.enum(PREVIEWED_KINDS);

/**
 * `POST /admin/preview/<kind>` with `record`, JSON of `{ id?, values }`: the public page of an unsaved form, in a frame.
 * `appearance-home`, `-list` and `-bonus` take the values of 'Görünüm' and show home, the bonuses and the newest bonus.
 * Mounted behind the guard of the panel's pages.
 */
export const formPreviews = (render: RenderPage) =>
  new Hono<AppEnv>().post("/:kind", limitBody(FORM_BYTES_MAX), async (c) => {
    const { scope, db, now } = c.var;
    const [kind, form] = [kindOf(c.req.param("kind")), readForm(await c.req.parseBody())];
    if (isAppearance(kind)) requireRole(currentAccount(c).role, "admin");
    await requireSeenRecord(db, currentAccount(c), { kind, id: form.id });
    const previewed = await recordOfForm[kind](db, { ...form, now, author: scope.site.defaultName });
    const page = (await renderPreview(render, scope, previewed, { isFramed: true })) ?? (await notShown());
    page.headers.set("X-Frame-Options", "SAMEORIGIN");
    return page;
  });

const notShown = () => plainPage(500, "Önizleme gösterilemedi", "Bu form şu anda bir sayfa olarak gösterilemiyor.");

function kindOf(text: string) {
  const kind = kinds.safeParse(text);
  if (!kind.success) throw new Refusal("not_found", "Böyle bir adres yok.");
  return kind.data;
}

function readForm({ record }: { record?: unknown }) {
  const input = previewInput.safeParse(jsonOf(record));
  if (!input.success) throw new Refusal("invalid", "Form okunamadı.");
  return input.data;
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
