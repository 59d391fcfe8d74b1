import { createClient } from "@libsql/client";
import * as drizzleKit from "drizzle-kit/api";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as schema from "../../db/schema";
import { migrations } from "../../scripts/database";
import { withTriggers } from "../../scripts/trigger-changes";
import { triggers } from "../../worker/edge/triggers";

/** Its own types import packages that are not installed. */
interface DrizzleKit {
  generateSQLiteDrizzleJson: (schema: Record<string, unknown>) => Promise<object>;
  generateSQLiteMigration: (before: object, after: object) => Promise<string[]>;
}
const { generateSQLiteDrizzleJson, generateSQLiteMigration }: DrizzleKit = drizzleKit;

const files = migrations().map(({ name }) => readFileSync(`migrations/${name}.sql`, "utf8"));
const last = migrations().length - 1;

/** The columns of tables, indexes and triggers after these statements; SQLite quotes and orders them as they were made. */
async function madeBy(...statements: string[]) {
  const client = createClient({ url: ":memory:" });
  for (const text of statements) await client.executeMultiple(text);
  const columns = await client.execute(
    `select m.name || '.' || c.name as name, c.type, c."notnull", c.dflt_value, c.pk from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' order by 1`,
  );
  const indexes = await client.execute(
    "select sql from sqlite_master where type = 'index' and sql is not null order by 1",
  );
  const made = await client.execute("select sql from sqlite_master where type = 'trigger' order by 1");
  client.close();
  const texts = (rows: typeof indexes.rows) => rows.map(({ sql }) => sql as string);
  return { columns: columns.rows.map((row) => ({ ...row })), indexes: texts(indexes.rows), triggers: texts(made.rows) };
}

describe("the migrations", () => {
  let present: object;
  let whole: string[];
  beforeAll(async () => {
    present = await generateSQLiteDrizzleJson(schema);
    const nothing = { ...present, tables: {}, views: {} };
    whole = await generateSQLiteMigration(nothing, present);
  });

  it("leave no change of the schema to generate", async () => {
    const snapshot = `migrations/meta/${String(last).padStart(4, "0")}_snapshot.json`;
    const former = JSON.parse(readFileSync(snapshot, "utf8")) as object;
    expect(await generateSQLiteMigration(former, present)).toEqual([]);
  });

  it("make the tables and indexes of the schema, whose generated SQL applies", async () => {
    const [migrated, generated] = [await madeBy(...files), await madeBy(...whole)];
    expect(migrated.indexes).toEqual(generated.indexes);
    expect(migrated.columns).toEqual(generated.columns);
  });

  it("make the triggers that the code generates", async () => {
    expect((await madeBy(...files)).triggers).toEqual(triggers().sort());
    expect(await withTriggers(files, "", triggers())).toBe("");
  });
});

it("a migrated log says of an undo who can get a bonus", async () => {
  const client = createClient({ url: ":memory:" });
  const at = migrations().findIndex(({ name }) => name.endsWith("_audience"));
  for (const text of files.slice(0, at)) await client.executeMultiple(text);
  const told = (field: string, from: string | null, to: string | null) => ({ field, from, to });
  const returned = [told("title", "Bir", "İki"), told("new_customers_only", "1", "0")];
  await client.execute({
    sql: "insert into activities (id, at, by, action, kind, returned) values ('1', '', '', 'undo', 'promotion', ?)",
    args: [JSON.stringify(returned)],
  });
  await client.executeMultiple(files[at] ?? "");
  const { rows } = await client.execute("select returned from activities");
  expect(JSON.parse(rows[0]?.["returned"] as string)).toEqual([returned[0], told("audience", "new", null)]);
  client.close();
});

describe("a generated migration", () => {
  const afterwards = async (changes: string, wanted: string[]) =>
    madeBy(...files, await withTriggers(files, changes, wanted));

  it("replaces the triggers that its changes touch, also those that name a column it drops", async () => {
    const wanted = triggers().map((text) => text.replaceAll(", excerpt", ""));
    const made = await afterwards("ALTER TABLE `blog_posts` DROP COLUMN `excerpt`;", wanted);
    expect(made.triggers).toEqual(wanted.sort());
  });

  it("creates again what a rebuilt table loses", async () => {
    const rebuilt = [
      "CREATE TABLE `__new_casinos` AS SELECT * FROM `casinos`",
      "DROP TABLE `casinos`",
      "ALTER TABLE `__new_casinos` RENAME TO `casinos`",
    ];
    const made = await afterwards(`PRAGMA foreign_keys=OFF;${rebuilt.join(";")};PRAGMA foreign_keys=ON;`, triggers());
    expect(made.triggers).toEqual(triggers().sort());
  });

  it("that cannot be applied is refused", async () => {
    const broken = "CREATE INDEX `pages_by_title` ON `pages` (`substr(title`,` 1`,` 60)`);";
    await expect(withTriggers(files, broken, triggers())).rejects.toThrow("The migration cannot be applied: ");
  });
});
