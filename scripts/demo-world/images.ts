import { readdir, readFile } from "node:fs/promises";
import type { Db } from "../../db/client";
import * as tables from "../../db/schema";
import { type MediaFolder, TITLE_MAX } from "../../worker/media/rules";
import { addressOf, checkedImage, putFiles } from "../../worker/media/storing.server";
import casinoData from "./casinos.json";
import postData from "./posts.json";
import promotionData from "./promotions.json";
import { idOf, insert } from "./rows";
import siteData from "./site.json";

const IMAGES = new URL("./images/", import.meta.url);

interface Wanted {
  folder: MediaFolder;
  title: string;
}

function pair(folder: MediaFolder, kind: string, file: string | null, title: string | null): [string, Wanted][] {
  return file ? [[`${kind}/${file}`, { folder, title: (title ?? file).slice(0, TITLE_MAX) }]] : [];
}

/** Stores missing demo images and their variants like uploads; returns the addresses of all by `<folder>/<file>`. */
export async function storeImages(db: Db, bucket: R2Bucket, now: Date): Promise<Map<string, string>> {
  const wanted = new Map<string, Wanted>([
    ...casinoData.flatMap((c) => pair("promotions", "logos", c.logo, `${c.name} logosu`)),
    ...promotionData.flatMap((p) => pair("promotions", "promotions", p.image, p.image_alt ?? p.title)),
    ...postData.flatMap((p) => pair("blog-images", "posts", p.image, p.image_alt ?? p.title)),
    ...siteData.splash_ads.flatMap((ad) => pair("splash-ads", "splash", ad.image, ad.title)),
  ]);
  const { id, key } = tables.media;
  const known = new Map((await db.select({ id, key }).from(tables.media)).map((row) => [row.id, row.key]));
  const files = await readdir(IMAGES, { recursive: true });
  const read = (file: string) => readFile(new URL(file, IMAGES));
  const rows = await Promise.all(
    [...wanted].map(async ([file, { folder, title }]) => {
      const id = idOf("image", file);
      const smaller = files.filter((name) => name.startsWith(file.replace(".webp", "-")));
      const [bytes, variants] = [await read(file), await Promise.all(smaller.map(read))];
      const image = checkedImage({ folder, name: id.slice(0, 8), bytes, variants, title, id }, now);
      if (!known.has(id)) await putFiles(bucket, image.files);
      return { ...image.row, key: known.get(id) ?? image.row.key };
    }),
  );
  await insert(db, tables.media, rows);
  return new Map([...wanted.keys()].map((file, at) => [file, addressOf(rows[at] ?? { key: "" })]));
}
