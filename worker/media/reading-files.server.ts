import { VARIANTS_MAX } from "../text/variants";
import { Refusal } from "../refusal";
import {
  MEDIA_BYTES_MAX,
  MEDIA_FOLDERS,
  type MediaFolder,
  tooLarge,
  UNSUPPORTED_IMAGE,
  VARIANT_BYTES_MAX,
  VARIANT_WRONG,
} from "./rules";

/** Maximum size in bytes of a request that uploads all variants of a picture. */
export const VARIANTS_BYTES_MAX = VARIANTS_MAX * VARIANT_BYTES_MAX + 64 * 1024;

/** Throws `Refusal("not_found")`. */
export function folderOf(name = ""): MediaFolder {
  const folder = MEDIA_FOLDERS.find((known) => known === name);
  if (!folder) throw new Refusal("not_found", "Böyle bir görsel klasörü yok.");
  return folder;
}

export const refusalOfSize = (folder: MediaFolder) =>
  new Refusal("too_large", tooLarge(folder), { fields: { file: tooLarge(folder) } });

interface Files {
  bytes: Uint8Array;
  variants: Uint8Array[];
  original: string;
}

const isForm = (request: Request) => /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");

/** Throws `Refusal`: `too_large`, `unsupported_type`, `invalid`. */
export async function readFiles(request: Request, folder: MediaFolder): Promise<Files> {
  if (!isForm(request)) throw new Refusal("unsupported_type", "Görsel, form verisi olarak gönderilmelidir.");
  const form = await request.formData().catch(() => undefined);
  const file = form?.get("file");
  if (!file || typeof file === "string")
    throw new Refusal("invalid", "Yüklenecek dosya bulunamadı.", { fields: { file: "Yüklenecek dosya bulunamadı." } });
  if (file.size > MEDIA_BYTES_MAX[folder]) throw refusalOfSize(folder);
  if (file.size === 0) throw new Refusal("unsupported_type", UNSUPPORTED_IMAGE);
  return { bytes: await bytesOf(file), variants: await variantsIn(form), original: file.name };
}

/** The variants of a picture alone; none without a form. Throws `Refusal("invalid")`. */
export async function readVariants(request: Request): Promise<Uint8Array[]> {
  return isForm(request) ? variantsIn(await request.formData().catch(() => undefined)) : [];
}

const bytesOf = async (part: File) => new Uint8Array(await part.arrayBuffer());

async function variantsIn(form: FormData | undefined): Promise<Uint8Array[]> {
  const parts = form?.getAll("variant") ?? [];
  const files = parts.filter((part) => typeof part !== "string" && part.size <= VARIANT_BYTES_MAX) as File[];
  if (files.length < parts.length || files.length > VARIANTS_MAX) throw new Refusal("invalid", VARIANT_WRONG);
  return Promise.all(files.map(bytesOf));
}
