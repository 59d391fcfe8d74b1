import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { packTar, type ParsedTarEntryWithData, unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUp, mediaKeys } from "../../scripts/archive/back-up";
import { archivedFiles, decoded, encoded, sha256, verifyArchive } from "../../scripts/archive/file";
import { restoreArchive } from "../../scripts/archive/restore";
import { type Deployment, refuseHalfRestored } from "../../scripts/archive/tables";
import type { Database } from "../../scripts/database";
import { unstamped } from "../support/commenter";
import { deploymentOf, EMPTY_DEPLOYMENTS, notedBackups, rowsOf } from "../support/empty-deployments";
import { temporaryFolder } from "../support/temporary-folder";
import { request, startTestServer, type TestServer } from "../support/test-server";

const now = new Date("2026-11-21T09:00:00Z");
const folder = temporaryFolder("restoring");
const inFolder = (name: string) => join(folder, `${name}.tar.gz`);
const archive = inFolder("demo");
/** Rows of every type of value; a text that looks like how the archive writes a blob, and one with a NUL. */
const VALUES = [
  sql`9007199254740993`,
  sql`0.1 + 0.2`,
  sql`4.0`,
  sql`x'00ff10'`,
  sql`'{"hex":"00"}'`,
  sql`'a' || char(0) || 'ş"\n'`,
];
const said: string[] = [];
const say = (line: string) => void said.push(line);

const values = (database: Database) =>
  rowsOf(
    database,
    "select error is null as missing, typeof(attempts) as type, attempts - 0.3 as number, case typeof(attempts) when 'real' then '' else hex(attempts) end as bytes from announcements order by record_id",
  );

/** The site of which the archive was made. */
const source = { pictures: [] as string[], pages: new Map<string, string>(), values: [] as unknown[], casinos: 0 };
beforeAll(async () => {
  const server = await startTestServer();
  const { database, bucket } = deploymentOf(server);
  await database.transaction(
    VALUES.map(
      (value, at) =>
        sql`insert into announcements (record_id, kind, service, attempts, created_at)
          values (${`row-${at}`}, 'post', 'indexnow', ${value}, '')`,
    ),
  );
  await backUp({ database, bucket }, archive, now, say);
  source.pictures = await mediaKeys(bucket);
  source.casinos = (await rowsOf(database, "select id from casinos")).length;
  source.values = await values(database);
  source.pages = await pagesOf(server);
  await server.close();
});

const allMedia = () => `Media: ${source.pictures.length}/${source.pictures.length}`;

/** Hashes of the site map and of every fifth page and picture, by path; rows and files are compared by `contentsOf`. */
async function pagesOf(server: TestServer): Promise<Map<string, string>> {
  const siteMap = await (await request(server, "/sitemap.xml")).text();
  const addresses = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const found = new Map([["/sitemap.xml", siteMap]]);
  const fetched = async (path: string) => {
    const answer = await request(server, path);
    expect(answer.status, path).toBe(200);
    const type = answer.headers.get("Content-Type");
    const body = new Uint8Array(await answer.arrayBuffer());
    const bytes = type?.includes("html") ? new TextEncoder().encode(unstamped(decoded(body))) : body;
    found.set(path, `${type} ${sha256(bytes)}`);
  };
  const all = [...addresses, ...source.pictures.map((key) => `/media/${key}`)];
  const sample = all.filter((_, n) => n % 5 === 0);
  for (let at = 0; at < sample.length; at += 10) await Promise.all(sample.slice(at, at + 10).map(fetched));
  return found;
}

/** The contents of an archive by file name: rows, and hashes of pictures. */
async function contentsOf(path: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for await (const { name, bytes } of archivedFiles(path))
    if (name.endsWith(".jsonl"))
      found.set(
        name,
        decoded(bytes)
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as unknown),
      );
    else if (name.startsWith("media/")) found.set(name, sha256(bytes));
  return found;
}

/** An archive of the demo content, with its files changed by `change`. */
async function changed(name: string, change: (files: ParsedTarEntryWithData[]) => ParsedTarEntryWithData[]) {
  const files = await unpackTar(gunzipSync(readFileSync(archive)));
  writeFileSync(inFolder(name), gzipSync(await packTar(change(files))));
  return inFolder(name);
}

function cut(name: string, bytes: Uint8Array) {
  writeFileSync(inFolder(name), bytes);
  return inFolder(name);
}

/** A bucket that fails at the file after so many. */
function failingAfter(bucket: R2Bucket, files: number): R2Bucket {
  let left = files;
  const put = (key: string, bytes: Uint8Array, options: R2PutOptions) =>
    left-- === 0 ? Promise.reject(new Error("bucket is gone")) : bucket.put(key, bytes, options);
  return { list: (options: R2ListOptions) => bucket.list(options), put } as unknown as R2Bucket;
}

describe.each(EMPTY_DEPLOYMENTS)("a restore into %s", (name, open) => {
  let server: TestServer;
  let empty: Deployment;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    ({ server, deployment: empty, close } = await open());
  });
  afterAll(() => close());

  it("refuses a damaged, truncated or changed archive before it writes anything", async () => {
    const whole = readFileSync(archive);
    const flipped = whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte));
    const isPart = ({ header }: ParsedTarEntryWithData) => header.name === "tables/casinos/000001.jsonl";
    const damaged = [
      cut("half", whole.subarray(0, whole.length >> 1)),
      cut("nearly-whole", whole.subarray(0, -1)),
      cut("flipped", flipped),
      cut("no-archive", encoded("merhaba")),
      cut("empty", new Uint8Array()),
      await changed("changed", (files) =>
        files.map((file) =>
          isPart(file) && file.data ? { ...file, data: file.data.map((byte) => (byte === 0x61 ? 0x62 : byte)) } : file,
        ),
      ),
      await changed("part-missing", (files) => files.filter((file) => !isPart(file))),
      await changed("part-more", (files) => [
        ...files,
        { header: { name: "tables/users/000009.jsonl", size: 2 }, data: new Uint8Array([0x7b, 0x7d]) },
      ]),
      await changed("no-manifest", (files) => files.slice(0, -1)),
    ];
    for (const path of damaged)
      await expect(restoreArchive(empty, path, say), path).rejects.toThrow(/^The archive is damaged or incomplete: /);
    await expect(restoreArchive(empty, inFolder("nowhere"), say)).rejects.toThrow("does not exist");
    expect(await rowsOf(empty.database, "select * from casinos")).toEqual([]);
    expect((await empty.bucket.list()).objects).toEqual([]);
  });

  it("that was interrupted starts again and restores all rows, pictures and pages", async () => {
    const { database, bucket } = empty;
    await expect(restoreArchive({ database, bucket: failingAfter(bucket, 20) }, archive, say)).rejects.toThrow(
      "bucket is gone",
    );
    await expect(refuseHalfRestored(database)).rejects.toThrow("was interrupted");
    await expect(backUp(empty, inFolder(`half-of-${name}`), now, say)).rejects.toThrow("was interrupted");
    said.length = 0;
    await restoreArchive(empty, archive, say);
    const { casinos } = source;
    expect(said).toEqual(expect.arrayContaining([`Table casinos: ${casinos}/${casinos} rows`, allMedia()]));
    expect(await pagesOf(server)).toEqual(source.pages);
    expect(await values(database)).toEqual(source.values);
    const [[version] = []] = await rowsOf<[content: number]>(database, "select content from content_version");
    expect(version).toBeGreaterThan(0);
    expect(await notedBackups(database)).toEqual([]);
    const again = inFolder(`again-of-${name}`);
    expect((await backUp(empty, again, now, say)).tables).toEqual((await verifyArchive(archive)).tables);
    expect(await contentsOf(again)).toEqual(await contentsOf(archive));
  });

  it("is refused into a site with content, which the error lists", async () => {
    const refused = restoreArchive(empty, archive, say);
    await expect(refused).rejects.toThrow(
      new RegExp(
        `into an empty deployment only.*casinos: ${source.casinos} rows.*${source.pictures.length} media files`,
      ),
    );
    expect(await rowsOf(empty.database, "select id from casinos")).toHaveLength(source.casinos);
  });
});
