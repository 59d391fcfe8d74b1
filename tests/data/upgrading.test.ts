import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { verifyArchive } from "../../scripts/archive/file";
import { restoreArchive } from "../../scripts/archive/restore";
import { d1, migrations } from "../../scripts/database";
import { runScript } from "../support/scripts";
import { request, startTestServer } from "../support/test-server";

/** Each folder is named by the last migration of the version that made its state and its archive. */
const FIXTURES = "tests/fixtures";
const folder = mkdtempSync(join(tmpdir(), "upgrading-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Unpacks the state of a version into a new folder. Returns the folder and the file of its database. */
function unpackState(version: string): { STATE_DIR: string; database: string } {
  const [STATE_DIR, packed] = [join(folder, version), join(FIXTURES, version, "state")];
  const files = readdirSync(packed, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".gz"));
  const [database = ""] = files.map((path) => {
    const unpacked = join(STATE_DIR, path.replace(/\.gz$/, ""));
    mkdirSync(dirname(unpacked), { recursive: true });
    writeFileSync(unpacked, gunzipSync(readFileSync(join(packed, path))));
    return unpacked;
  });
  return { STATE_DIR, database };
}

const SCHEMA =
  "select type, name, sql from sqlite_master where name not like '\\_cf\\_%' escape '\\' order by type, name";

describe.each(readdirSync(FIXTURES))("data of version %s", (version) => {
  it("start with this version, in the schema of a new database", async () => {
    const { STATE_DIR, database } = unpackState(version);
    const prepared = runScript("prepare", [], { STATE_DIR });
    expect(await prepared.ended, prepared.said()).toBe(0);
    const archive = join(folder, `${version}.tar.gz`);
    const saved = runScript("backup", [archive], { STATE_DIR });
    expect(await saved.ended, saved.said()).toBe(0);
    const { schema, tables } = await verifyArchive(archive);
    expect(schema).toBe(migrations().at(-1)?.name);
    const before = await verifyArchive(join(FIXTURES, version, "archive.tar.gz"));
    expect(tables).toMatchObject(before.tables);
    const server = await startTestServer({ empty: true });
    const { results } = await server.env.DB.prepare(SCHEMA).all();
    const upgraded = new DatabaseSync(database, { readOnly: true });
    expect(upgraded.prepare(SCHEMA).all()).toEqual(results);
    upgraded.close();
    await server.close();
  });

  it("are restored from an archive and shown", async () => {
    const server = await startTestServer({ empty: true });
    const deployment = { database: d1(server.env.DB), bucket: server.env.MEDIA };
    await restoreArchive(deployment, join(FIXTURES, version, "archive.tar.gz"), () => undefined);
    const siteMap = await (await request(server, "/sitemap.xml")).text();
    const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
    expect(paths).toContain("/casino/dag-evi-casino");
    for (const path of paths) expect((await request(server, path)).status, path).toBe(200);
    const renamed = await request(server, "/bonuslar/sahin-slot/yeni-oyuna-30-ucretsiz-donus");
    expect(renamed.headers.get("Location")).toBe("/bonuslar/sahin-slot/yukseltilen-bonus");
    await server.close();
  });
});
