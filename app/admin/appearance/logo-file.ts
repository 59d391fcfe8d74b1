import { logoFault } from "../../../worker/media/logo";
import { IMAGE_BROKEN, IMAGE_TYPES, SVG_REFUSED } from "../../../worker/media/rules";

/** Bytes that tell what a file is. */
const HEAD = 512;

/** The size of a file in pixels, or why it cannot be a logo, as a sentence. */
export async function readLogo(file: File): Promise<{ width: number; height: number } | string> {
  const type = await typeByBytes(file);
  if (type === SVG) return SVG_REFUSED;
  const described = { content_type: type, size: file.size, width: 0, height: 0 };
  const early = logoFault(described);
  if (early) return early;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return IMAGE_BROKEN;
  const { width, height } = picture;
  picture.close();
  return logoFault({ ...described, width, height }) ?? { width, height };
}

/** Why a picture of the library cannot be a logo. */
export const libraryFault = ({ url, ...sides }: { url: string; size: number; width: number; height: number }) =>
  logoFault({ ...sides, content_type: IMAGE_TYPES[url.split(".").at(-1) as keyof typeof IMAGE_TYPES] });

const SVG = "image/svg+xml";

/** Whether a file is an SVG, whatever its name. */
export const isSvg = async (file: File): Promise<boolean> => (await typeByBytes(file)) === SVG;

/** Browsers derive the type from the name. */
async function typeByBytes(file: File): Promise<string> {
  const claimed = file.type;
  const text = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (claimed === SVG || /<svg[\s>]/i.test(text)) return SVG;
  if (text.startsWith("\x89PNG")) return IMAGE_TYPES.png;
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return IMAGE_TYPES.webp;
  if (text.startsWith("\xff\xd8")) return IMAGE_TYPES.jpg;
  if (text.startsWith("GIF8")) return IMAGE_TYPES.gif;
  return claimed;
}
