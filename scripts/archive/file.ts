import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline, Writable } from "node:stream";
import { ReadableStream as NodeStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { CommandError, messageOf } from "../command-error";
import { type Manifest, MANIFEST, manifest, type Part } from "./manifest";

/** Readable by the owner only: an archive contains password hashes. */
const MODE = 0o600;

export type Add = (name: string, bytes: Uint8Array, about?: Partial<Part>) => Promise<void>;

/**
 * Writes a `.tar.gz`, named `.part` until it is complete, with the manifest last. Throws a `CommandError` when `path`
 * exists.
 */
export async function writeArchive(
  path: string,
  fill: (add: Add) => Promise<Omit<Manifest, "parts">>,
): Promise<Manifest> {
  if (existsSync(path)) throw new CommandError(`${path} exists already; choose another name.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const put = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, mode: MODE }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const parts: Part[] = [];
  const pack = async () => {
    const about = await fill(async (name, bytes, rest) => {
      await put(name, bytes);
      parts.push({ name, bytes: bytes.length, sha256: sha256(bytes), ...rest });
    });
    const whole = { ...about, parts };
    await put(MANIFEST, encoded(`${JSON.stringify(whole, undefined, 2)}\n`));
    controller.finalize();
    return whole;
  };
  const file = Writable.toWeb(createWriteStream(unfinished, { mode: MODE }));
  const written = readable.pipeThrough(new CompressionStream("gzip")).pipeTo(file);
  try {
    const [whole] = await Promise.all([pack(), written]);
    await rename(unfinished, path);
    return whole;
  } catch (error) {
    controller.error(error);
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads the files of an archive one by one. Throws a `CommandError` when it is damaged or truncated. */
export async function* archivedFiles(path: string): AsyncGenerator<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  if (!existsSync(path)) throw new CommandError(`${path} does not exist.`);
  // DecompressionStream and Readable.toWeb throw outside of every promise when their reader stops early.
  const unzipped = pipeline(createReadStream(path), createGunzip(), () => undefined);
  const tar = NodeStream.from(unzipped) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  try {
    const entries = tar.pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      if (header.type === "file") yield { name: header.name, bytes };
    }
  } catch (error) {
    throw damaged(messageOf(error));
  }
}

/** Reads the whole archive and compares all files with the manifest. Throws a `CommandError` when one differs. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let text: string | undefined;
  for await (const { name, bytes } of archivedFiles(path))
    if (name === MANIFEST) text = decoded(bytes);
    else found.set(name, sha256(bytes));
  if (text === undefined) throw damaged(`${MANIFEST} is missing`);
  const said = readManifest(text);
  for (const { name, sha256 } of said.parts) {
    if (found.get(name) !== sha256) throw damaged(`${name} ${found.has(name) ? "was changed" : "is missing"}`);
    found.delete(name);
  }
  for (const name of found.keys()) throw damaged(`${name} is not in the manifest`);
  return said;
}

function readManifest(text: string): Manifest {
  const read = manifest.safeParse(parse(text));
  if (read.success) return read.data;
  throw damaged(`${MANIFEST} is unreadable or of another format`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const damaged = (reason: string) => new CommandError(`The archive is damaged or incomplete: ${reason}`);

export const encoded = (text: string) => new TextEncoder().encode(text);
/** Decodes UTF-8. Throws a `TypeError` when the bytes are not valid. */
export const decoded = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
