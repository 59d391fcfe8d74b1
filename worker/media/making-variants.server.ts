import { withTimeout } from "../../db/timeout";
import { logError } from "../log";
import { isAnimated } from "../pictures/is-animated";
import { SMALL_BYTES_MAX, SMALL_WIDTH_MAX, widthsToMake } from "../pictures/variants";
import { inspect, isVariantOf } from "./inspecting";
import { VARIANT_BYTES_MAX } from "./rules";

/** For all variants of a picture; its upload waits for them. */
const MAKING_TIMEOUT_MS = 6_000;
const QUALITY = 80;
const LOWER_QUALITIES = [60, 40];

/**
 * The variants that came with a picture; without any, those that the Images binding makes and that are lighter. Throws
 * `Refusal` for what is no picture, and `Unavailable`.
 */
export async function makeVariants(
  images: ImagesBinding | undefined,
  picture: Uint8Array,
  sent: Uint8Array[],
): Promise<Uint8Array[]> {
  if (sent.length > 0 || !images) return sent;
  const inspected = inspect(picture);
  if (isAnimated(picture)) return [];
  const widths = widthsToMake(inspected.width, inspected.size);
  const made = await withTimeout(MAKING_TIMEOUT_MS, () =>
    Promise.all(widths.map((width) => narrowed(images, inspected.bytes, width))),
  );
  return made.filter((bytes) => bytes !== undefined && isVariantOf(inspected, inspect(bytes))) as Uint8Array[];
}

/** Like `makeVariants`, but logs a failure of the binding and returns no variants. */
export async function tryToMakeVariants(
  images: ImagesBinding | undefined,
  picture: Uint8Array,
  sent: Uint8Array[],
  requestId: string,
): Promise<Uint8Array[]> {
  inspect(picture);
  return makeVariants(images, picture, sent).catch((error: unknown) => {
    logError(error, requestId);
    return [];
  });
}

async function narrowed(images: ImagesBinding, picture: Uint8Array, width: number): Promise<Uint8Array | undefined> {
  const encode = async (quality: number) => {
    const input = new Blob([picture as Uint8Array<ArrayBuffer>]).stream();
    const made = await images.input(input).transform({ width }).output({ format: "image/webp", quality });
    return bytesOf(made.image());
  };
  let bytes = await encode(QUALITY);
  if (width > SMALL_WIDTH_MAX) return bytes;
  for (const quality of LOWER_QUALITIES)
    if (bytes === undefined || bytes.length > SMALL_BYTES_MAX) bytes = await encode(quality);
  return bytes;
}

/** Undefined if larger than a variant may be. Over RPC the binding returns a promise. */
async function bytesOf(
  stream: ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of await stream) {
    size += part.byteLength;
    if (size > VARIANT_BYTES_MAX) return undefined;
    parts.push(part as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
