import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../failure-sentences";
import { Refusal } from "../refusal";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { editOf } from "../session/require-admin";
import { deleteImage, renameImage, titleInput } from "./editing.server";
import { fileName, titleOf } from "./file-name";
import { listLostMedia, listMedia, mediaSorts } from "./listing.server";
import { VARIANTS_MAX } from "../pictures/variants";
import { countUses, replaceImage, replacementInput } from "./replacing.server";
import { makeVariants } from "./making-variants.server";
import { storeImage } from "./storing.server";
import {
  MEDIA_FOLDERS,
  MEDIA_BYTES_MAX,
  MEDIA_STATES,
  type MediaFolder,
  UNSUPPORTED_IMAGE,
  VARIANT_BYTES_MAX,
  VARIANT_WRONG,
  tooLarge,
} from "./rules";

const MULTIPART_OVERHEAD = 64 * 1024;
const STORING_FAILED = "Görsel şu anda saklanamıyor, lütfen biraz sonra tekrar deneyin";
const filters = { folder: z.enum(MEDIA_FOLDERS).optional(), state: z.enum(MEDIA_STATES).optional() };

export const mediaAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.images, write: STORING_FAILED }))
  .get("/", listQuery(mediaSorts, filters), async (c) =>
    c.json(await listMedia(c.var.db, c.var.scope.site.url, c.req.valid("query"))),
  )
  .get("/lost", listQuery({}), async (c) =>
    c.json(await listLostMedia(c.var.db, c.var.scope.site.url, c.req.valid("query").page)),
  )
  .get("/:id/replacement", async (c) => c.json(await countUses(c.var.db, c.req.param("id"), c.var.scope.site.url)))
  .put("/:id/replacement", onOutage(CHANGE_FAILED.image), valid(replacementInput), async (c) =>
    c.json(await replaceImage(c.var.db, c.req.param("id"), c.req.valid("json").url, c.var.scope.site.url, editOf(c))),
  )
  .put("/:id", onOutage(CHANGE_FAILED.image), valid(titleInput), async (c) =>
    c.json(await renameImage(c.var.db, c.req.param("id"), c.req.valid("json").title)),
  )
  .post("/:folder", limitFile, async (c) => {
    const folder = folderOf(c.req.param("folder"));
    const { original, bytes, variants: sent } = await readFiles(c.req.raw, folder);
    const name = fileName(folder, original, c.var.now);
    const isMaking = sent.length === 0 && c.env.IMAGES;
    const variants = isMaking ? await makeVariants(isMaking, bytes, c.var.requestId) : sent;
    const image = { folder, name, bytes, variants, title: titleOf(original) ?? name };
    return c.json(await storeImage(c.var.db, c.env.MEDIA, image, c.var.now), 201);
  })
  .delete("/:id", onOutage(DELETE_FAILED.image), async (c) => {
    await deleteImage(c.var.db, c.req.param("id"), c.var.scope.site.url, c.var.now);
    return c.body(null, 204);
  });

function folderOf(name = ""): MediaFolder {
  const folder = MEDIA_FOLDERS.find((known) => known === name);
  if (!folder) throw new Refusal("not_found", "Böyle bir görsel klasörü yok.");
  return folder;
}

const refusalOfSize = (folder: MediaFolder) =>
  new Refusal("too_large", tooLarge(folder), { fields: { file: tooLarge(folder) } });

/** Refuses a body that is too large for its folder, declared or streamed, before it is read. */
function limitFile(c: Context<AppEnv, string>, next: Next) {
  const folder = folderOf(c.req.param("folder"));
  const refuse = () => {
    throw refusalOfSize(folder);
  };
  const limit: MiddlewareHandler<AppEnv> = bodyLimit({
    maxSize: MEDIA_BYTES_MAX[folder] + VARIANTS_MAX * VARIANT_BYTES_MAX + MULTIPART_OVERHEAD,
    onError: refuse,
  });
  return limit(c, next);
}

interface Files {
  bytes: Uint8Array;
  variants: Uint8Array[];
  /** Name of the file on the editor's device. */
  original: string;
}

/** Throws `Refusal`: `too_large`, `unsupported_type`, `invalid`. */
async function readFiles(request: Request, folder: MediaFolder): Promise<Files> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new Refusal("unsupported_type", "Görsel, form verisi olarak gönderilmelidir.");
  const form = await request.formData().catch(() => undefined);
  const file = form?.get("file");
  if (!file || typeof file === "string")
    throw new Refusal("invalid", "Yüklenecek dosya bulunamadı.", { fields: { file: "Yüklenecek dosya bulunamadı." } });
  if (file.size > MEDIA_BYTES_MAX[folder]) throw refusalOfSize(folder);
  if (file.size === 0) throw new Refusal("unsupported_type", UNSUPPORTED_IMAGE);
  const smaller = form?.getAll("variant") ?? [];
  const variants = smaller.filter((part) => typeof part !== "string" && part.size <= VARIANT_BYTES_MAX) as File[];
  if (variants.length < smaller.length || variants.length > VARIANTS_MAX) throw new Refusal("invalid", VARIANT_WRONG);
  const bytesOf = async (part: File) => new Uint8Array(await part.arrayBuffer());
  return { bytes: await bytesOf(file), variants: await Promise.all(variants.map(bytesOf)), original: file.name };
}
