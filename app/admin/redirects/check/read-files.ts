import { ApiError } from "../../api";
import { textOf } from "../../csv/text";
import { type Reading, readAddresses, together } from "./reading";

export const LIST_BYTES_MAX = 5 * 1024 * 1024;

/** Reads lists of addresses, also compressed by gzip. Throws `ApiError` with the name of a file that cannot be read. */
export async function readFiles(files: File[]): Promise<Reading> {
  const read = await Promise.all(files.map(readFile));
  return together(
    read,
    files.map(({ name }) => name),
  );
}

async function readFile(file: File): Promise<Reading> {
  try {
    const bytes = await bytesOf(file);
    if (Math.max(bytes.byteLength, file.size) > LIST_BYTES_MAX) throw new ApiError(422, "Dosya en çok 5 MB olabilir");
    return readAddresses(textOf(bytes));
  } catch (error) {
    throw new ApiError(422, `${file.name}: ${error instanceof ApiError ? error.message : "dosya okunamadı"}`);
  }
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.arrayBuffer();
  return new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
