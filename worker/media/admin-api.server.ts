import { records } from "../activity/record-activity";
import { Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { limitBody } from "../http/limit-body";
import { valid } from "../http/valid";
import { currentAccount, editOf } from "../session/require-admin";
import { addVariants, listLacking } from "./adding-variants.server";
import { deleteImage, renameImage, titleInput } from "./editing.server";
import { fileName, titleFromFileName } from "./file-name";
import { listLostMedia, listMedia, mediaSorts } from "./listing.server";
import { folderOf, readFiles, readVariants, refusalOfSize, VARIANTS_BYTES_MAX } from "./reading-files.server";
import { countUses, replaceImage, replacementInput } from "./replacing.server";
import { storeImage } from "./storing.server";
import { CARDS, MEDIA_BYTES_MAX, MEDIA_FOLDERS, MEDIA_STATES } from "./rules";

const STORING_FAILED = "Görsel şu anda saklanamıyor, lütfen biraz sonra tekrar deneyin";
const filters = { folder: z.enum(MEDIA_FOLDERS).optional(), state: z.enum(MEDIA_STATES).optional() };

/** Refuses a body that is too large for its folder before it is read. */
const limitFile: MiddlewareHandler<AppEnv> = (c, next) => {
  const folder = folderOf(c.req.param("folder"));
  return limitBody(MEDIA_BYTES_MAX[folder] + VARIANTS_BYTES_MAX, () => refusalOfSize(folder))(c, next);
};

export const mediaAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.images, write: STORING_FAILED, remove: DELETE_FAILED.image }))
  .get("/", listQuery(mediaSorts, filters), async (c) => c.json(await listMedia(c.var.db, c.req.valid("query"))))
  .get("/lost", listQuery({}), async (c) => c.json(await listLostMedia(c.var.db, c.req.valid("query").page)))
  .get("/lacking", async (c) => c.json(await listLacking(c.var.db)))
  .put(
    "/:id/variants",
    records("image", "resize", { isPart: true }),
    onOutage(CHANGE_FAILED.image),
    limitBody(VARIANTS_BYTES_MAX),
    async (c) => c.json(await addVariants(c.var.db, c.env.MEDIA, c.req.param("id"), await readVariants(c.req.raw))),
  )
  .get("/:id/replacement", async (c) => c.json(await countUses(c.var.db, c.req.param("id"))))
  .put(
    "/:id/replacement",
    records("answered", "replace"),
    onOutage(CHANGE_FAILED.image),
    valid(replacementInput),
    async (c) => {
      const { url } = c.req.valid("json");
      return c.json(await replaceImage(c.var.db, c.req.param("id"), url, currentAccount(c), editOf(c)));
    },
  )
  .put("/:id", records("image", "edit"), onOutage(CHANGE_FAILED.image), valid(titleInput), async (c) =>
    c.json(await renameImage(c.var.db, c.req.param("id"), c.req.valid("json").title, editOf(c))),
  )
  .post("/:folder", records("image", "add"), limitFile, async (c) => {
    const folder = folderOf(c.req.param("folder"));
    if (folder === CARDS) c.set("recorded", undefined);
    const { original, bytes, variants } = await readFiles(c.req.raw, folder);
    const name = fileName(folder, original, c.var.now);
    const image = { folder, name, bytes, variants, title: titleFromFileName(original) ?? name };
    return c.json(await storeImage(c.var.db, c.env.MEDIA, image, c.var.now), 201);
  })
  .delete("/:id", records("image", "delete"), async (c) => {
    await deleteImage(c.var.db, c.req.param("id"), editOf(c));
    return c.body(null, 204);
  });
