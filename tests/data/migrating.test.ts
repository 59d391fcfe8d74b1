import { join } from "node:path";
import { createClient } from "@libsql/client";
import { expect, it } from "vitest";
import { d1, libsql, NOTES } from "../../scripts/database";
import { temporaryFolder } from "../support/temporary-folder";
import { startTestServer } from "../support/test-server";

const folder = temporaryFolder("migrating");
const SENTENCE = "The database was made by a version of the project that this one does not know";
/** The only table of a database that an unknown version made, which no migration may change. */
const TABLE = "create table casinos (name text)";

it("a D1 of an unknown version is neither migrated nor backed up, and stays as it is", async () => {
  const server = await startTestServer({ empty: true });
  const { DB } = server.env;
  const note = (await DB.prepare(`select name from ${NOTES.d1}`).first<{ name: string }>())?.name ?? "";
  await DB.prepare(`update ${NOTES.d1} set name = '0012_of_before.sql' where name = ?`).bind(note).run();
  await expect(d1(DB).migrate()).rejects.toThrow(SENTENCE);
  await expect(d1(DB).version()).rejects.toThrow(SENTENCE);
  await DB.prepare(`update ${NOTES.d1} set name = ? where name like '%_of_before.sql'`).bind(note).run();
  await d1(DB).migrate();
  await server.close();
});

it("a libSQL database of an unknown version is neither migrated nor backed up, and stays as it is", async () => {
  const url = `file:${join(folder, "data.db")}`;
  const client = createClient({ url });
  await client.batch([
    TABLE,
    `create table ${NOTES.libsql} (id serial primary key, hash text not null, created_at numeric)`,
    `insert into ${NOTES.libsql} (hash, created_at) values ('x', 1700000000000)`,
  ]);
  await expect(libsql(url).migrate()).rejects.toThrow(SENTENCE);
  await expect(libsql(url).version()).rejects.toThrow(SENTENCE);
  const { rows } = await client.execute("select sql from sqlite_master where name = 'casinos'");
  expect(rows.map(({ sql }) => (sql as string).toLowerCase())).toEqual([TABLE]);
  client.close();
});
