import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { createClient } from "@libsql/client";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { verifyArchive } from "../../scripts/archive/file";
import { restoreArchive } from "../../scripts/archive/restore";
import { d1, libsql, migrations } from "../../scripts/database";
import { casinos, conversions, postback_tokens, promotion_comments, tracked_clicks } from "../../db/schema";
import { addFigures, figureQueries, figuresIn, formerFigures, isOfFigures } from "../support/former-figures";
import { createAdminClient } from "../support/admin-client";
import { undoClient } from "../support/undo-client";
import { runScript } from "../support/scripts";
import { request, startTestServer } from "../support/test-server";

/** Each folder is named by the last migration of the version that made its state and its archive. */
const FIXTURES = "tests/fixtures";
const folder = mkdtempSync(join(tmpdir(), "upgrading-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Unpacks the state of a version into a new folder. Returns the folder and the file of its database. */
function unpackState(version: string): { STATE_DIR: string; database: string } {
  const [STATE_DIR, packed] = [mkdtempSync(join(folder, version)), join(FIXTURES, version, "state")];
  const files = readdirSync(packed, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".gz"));
  const [database = ""] = files.map((path) => {
    const unpacked = join(STATE_DIR, path.replace(/\.gz$/, ""));
    mkdirSync(dirname(unpacked), { recursive: true });
    writeFileSync(unpacked, gunzipSync(readFileSync(join(packed, path))));
    return unpacked;
  });
  return { STATE_DIR, database };
}

const [HEAVY, LIGHT, MOVED, TRASHED] = ["1", "2", "3", "4"].map(
  (one) => `${one.repeat(8)}-1111-4111-8111-111111111111`,
);
/** Whose version says that it stands for the former name of another picture. */
const formerOf = (id = "") => id.replace("-4111", "-5111");

/** Adds pictures without sizes, one that the library had moved to another name, and such a one in the trash. */
function addPictures(database: string) {
  const open = new DatabaseSync(database);
  const insert = open.prepare(`insert into media (id, key, former_key, title, size, needs_no_variants, folder,
    content_type, width, height, search_text, created_at)
    values (?, ?, ?, ?, ?, ?, 'promotions', 'image/png', 900, 400, '', '2026-11-01')`);
  insert.run(HEAVY ?? "", "promotions/zar.png", null, "Zar", 90_000, 0);
  insert.run(LIGHT ?? "", "promotions/yildiz.png", null, "Yıldız", 9_000, 1);
  insert.run(MOVED ?? "", "promotions/cark__320-640-900.png", "promotions/cark.png", "Çark", 90_000, 0);
  const row = {
    ...open.prepare("select * from media where id = ?").get(MOVED ?? ""),
    id: TRASHED,
    former_key: "promotions/cop.png",
  };
  open
    .prepare("insert into trash (id, kind, name, row, deleted_at) values (?, 'image', 'Çöp', ?, '2026-11-26')")
    .run(TRASHED ?? "", JSON.stringify({ ...row, key: "promotions/cop__320-640-900.png" }));
  open.close();
}

const EDITED = "select id from promotions where slug = 'yukseltilen-bonus'";

/** A verification kept no version. */
function verifyAfterEdit(database: string) {
  const open = new DatabaseSync(database);
  open.exec(`update promotions set last_verified_at = '2026-11-26', verified_by = 'ada' where id = (${EDITED})`);
  open.close();
}

const NEW_ONLY = "json_array(json_object('at', '2026-11-20', 'changes', json(?)))";
const changedAudience = (term: string, from: unknown, to: unknown) => [{ term, from, to }];

/** Makes the edited and the trashed promotion ones for new members only, which they were not before. */
function restrictToNew(database: string) {
  const open = new DatabaseSync(database);
  const changes = JSON.stringify(changedAudience("new_customers_only", 0, 1));
  open
    .prepare(`update promotions set new_customers_only = 1, term_history = ${NEW_ONLY} where id = (${EDITED})`)
    .run(changes);
  open
    .prepare(`update trash set row = json_set(row, '$.new_customers_only', 1, '$.term_history', ${NEW_ONLY} || '')
      where kind = 'promotion'`)
    .run(changes);
  open.close();
}

/** The pictures that `addPictures` added, as this version has them. */
const UPGRADED = [
  { id: HEAVY, key: "promotions/zar.png", title: "Zar", is_sized: 0 },
  { id: LIGHT, key: "promotions/yildiz.png", title: "Yıldız", is_sized: 1 },
  { id: MOVED, key: "promotions/cark__320-640-900.png", title: "Çark", is_sized: 1 },
  { id: formerOf(MOVED), key: "promotions/cark.png", title: "Çark (eski)", is_sized: 1 },
  { id: TRASHED, key: "promotions/cop__320-640-900.png", title: "Çark", is_sized: 1 },
  { id: formerOf(TRASHED), key: "promotions/cop.png", title: "Çöp (eski)", is_sized: 0 },
];

/** Rows of columns and tables that the versions up to the one before added, and what this one adds to them. */
const YESTERDAY = {
  last: "0028_form_drafts",
  rows: {
    users: { id: "elif", email: "elif@bonusrehberi.example", name: "Elif" },
    profiles: { id: "elif", name: "Elif", slug: "elif", words: "Kısaca.", is_public: 1 },
    casinos: {
      ...{ id: "casino", name: "Deneme Casino", slug: "deneme-casino", url: "https://a.example" },
      ...{ description: "", reviewed_by: "elif", reviewed_at: "2026-11-20" },
      test_log: '[{"day":"2026-11-16","deed":"Çekim geldi","hours":41}]',
    },
    blog_posts: {
      ...{ id: "post", title: "Kontrol edilmiş", slug: "kontrol-edilmis", excerpt: "", content: "" },
      ...{ category: "", author: "Bonus Rehberi", written_by: "elif", checked_by: "ada", checked_at: "2026-11-21" },
      ...{ sources: '[{"url":"https://b.example","title":"Kaynak"}]', is_published: 1, published_at: "2026-11-21" },
    },
    form_drafts: {
      ...{ user_id: "elif", form: "post:post", draft_id: "d", form_values: '{"title":"Yarım"}' },
      ...{ user_agent: "", saved_at: "2026-11-22" },
    },
  },
  added: { blog_posts: { review_state: null, sent_at: null } },
};

/** In one kind of quotes, since SQLite writes its own where a table was renamed. */
const SCHEMA = `select type, name, replace(sql, '"', '\`') as sql from sqlite_master
  where name not like '\\_cf\\_%' escape '\\' order by type, name`;

describe.each(readdirSync(FIXTURES))("data of version %s", (version) => {
  it("start with this version, in the schema of a new database", async () => {
    const { STATE_DIR, database } = unpackState(version);
    addPictures(database);
    const figures = addFigures(database);
    verifyAfterEdit(database);
    restrictToNew(database);
    const prepared = runScript("prepare", [], { STATE_DIR });
    expect(await prepared.ended, prepared.said()).toBe(0);
    const archive = join(folder, `${version}.tar.gz`);
    const saved = runScript("backup", [archive], { STATE_DIR });
    expect(await saved.ended, saved.said()).toBe(0);
    const { schema, tables } = await verifyArchive(archive);
    expect(schema).toBe(migrations().at(-1)?.name);
    const before = await verifyArchive(join(FIXTURES, version, "archive.tar.gz"));
    const { media = 0, trash = 0, ...others } = before.tables;
    const unchanged = Object.entries(others).filter(([table]) => !isOfFigures(table));
    expect(tables).toMatchObject({ ...Object.fromEntries(unchanged), media: media + 4, trash: trash + 2 });
    const server = await startTestServer({ empty: true });
    const { results } = await server.env.DB.prepare(SCHEMA).all();
    const upgraded = new DatabaseSync(database, { readOnly: true });
    expect(upgraded.prepare(SCHEMA).all()).toEqual(results);
    const ids = UPGRADED.map(({ id }) => `'${id}'`).join();
    const pictures = upgraded.prepare(`select id, key, title, is_sized from media where id in (${ids})
      union all select row ->> 'id', row ->> 'key', row ->> 'title', row ->> 'is_sized' from trash where id in (${ids})`);
    expect(pictures.all().map((row) => ({ ...row }))).toEqual(expect.arrayContaining(UPGRADED));
    expect(figuresIn(upgraded)).toEqual(figures);
    const edits = upgraded.prepare(`select given from record_versions where record_id = (${EDITED})`).all();
    const given = edits.map((version) => Object.keys(JSON.parse(version["given"] as string) as object));
    expect(given.flat()).toContain("title");
    expect(given.flat()).not.toContain("verified_by");
    const audiences = upgraded.prepare(`select audience, term_history from promotions where id = (${EDITED})
      union all select row ->> 'audience', row ->> 'term_history' from trash where kind = 'promotion'
      union all select row ->> 'audience', given ->> 'audience' from record_versions where record_id = (${EDITED})`);
    const history = JSON.stringify([{ at: "2026-11-20", changes: changedAudience("audience", null, "new") }]);
    expect(audiences.all().map((row) => Object.values(row))).toEqual([
      ["new", history],
      ["new", history],
      [null, "new"],
    ]);
    const ads = upgraded.prepare("select skips_search_landing from splash_ads").all();
    expect(ads.map((ad) => ad["skips_search_landing"])).toEqual([1, 1]);
    const texts = upgraded.prepare(`select "row" || coalesce(given, '') as text from record_versions
      union all select "row" from trash`);
    expect(JSON.stringify(texts.all())).not.toContain("new_customers_only");
    upgraded.close();
    await server.close();
  });

  it("are restored from an archive and shown", async () => {
    const server = await startTestServer({ empty: true });
    const deployment = { database: d1(server.env.DB), bucket: server.env.MEDIA };
    await restoreArchive(deployment, join(FIXTURES, version, "archive.tar.gz"), () => undefined);
    const { DB } = server.env;
    const restored = await Promise.all(figureQueries().map((sql) => DB.prepare(sql).raw()));
    expect(restored).toEqual(formerFigures(unpackState(version).database));
    const siteMap = await (await request(server, "/sitemap.xml")).text();
    const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
    expect(paths).toContain("/casino/dag-evi-casino");
    for (const path of paths) expect((await request(server, path)).status, path).toBe(200);
    const renamed = await request(server, "/bonuslar/sahin-slot/yeni-oyuna-30-ucretsiz-donus");
    expect(renamed.headers.get("Location")).toBe("/bonuslar/sahin-slot/yukseltilen-bonus");
    const [click] = await server.db.select().from(tracked_clicks).where(eq(tracked_clicks.kind, "promotion")).limit(1);
    const [casino] = await server.db
      .select()
      .from(casinos)
      .where(eq(casinos.id, click?.casino_id ?? ""));
    const token_hash = createHash("sha256").update("anahtar").digest("hex");
    const token = { casino_id: casino?.id ?? "", token_hash, created_at: "" };
    await server.db
      .insert(postback_tokens)
      .values(token)
      .onConflictDoUpdate({ target: postback_tokens.casino_id, set: token });
    const report = new URLSearchParams({ token: "anahtar", tik: click?.id ?? "", durum: "onay", islem: "gec gelen" });
    expect((await request(server, `/api/postback/${casino?.slug}?${report}`)).status).toBe(200);
    const isReported = eq(conversions.key, "onay islem gec gelen");
    const { kind, record_id, casino_id, placement } = click ?? {};
    expect(await server.db.select().from(conversions).where(isReported)).toMatchObject([
      { kind, record_id, casino_id, placement, is_matched: true },
    ]);
    await server.close();
  });

  it("are told by the log, which takes back what was changed and deleted before", async () => {
    const server = await startTestServer({ empty: true });
    const deployment = { database: d1(server.env.DB), bucket: server.env.MEDIA };
    await restoreArchive(deployment, join(FIXTURES, version, "archive.tar.gz"), () => undefined);
    const admin = await createAdminClient(server);
    const { undone } = undoClient(() => admin);
    interface Entry {
      action: string;
      change_ids: string | null;
      changes: object[];
    }
    const entry = async (name: string, action: string) => {
      const { rows } = await (await admin.get(`/api/admin/activity?q=${name}`)).json<{ rows: Entry[] }>();
      return rows.find((row) => row.action === action);
    };
    const [from, to] = ["Yeni Oyuna 30 Ücretsiz Dönüş", "Yükseltilen Bonus"];
    const edit = await entry("yükseltilen", "edit");
    expect(edit?.changes).toContainEqual({ field: "title", from, to, is_back: 0 });
    const { ids, returned } = await undone(edit?.change_ids ?? "", "edit", { kind: "promotion" });
    expect(returned).toContainEqual({ id: ids[0], field: "title", from: to, to: from });
    const deletion = await entry("cuma akşamı", "delete");
    expect((await undone(deletion?.change_ids ?? "", "delete")).ids).toHaveLength(1);
    expect(await server.db.$count(promotion_comments, eq(promotion_comments.user_name, "Nesrin A."))).toBe(1);
    await server.close();
  });
});

it("rows of the version before keep their values", async () => {
  const url = `file:${join(folder, "yesterday.db")}`;
  const [database, client] = [libsql(url), createClient({ url })];
  await database.migrate(YESTERDAY.last);
  const tables = Object.entries<Record<string, string | number>>(YESTERDAY.rows);
  for (const [table, values] of tables) {
    // Columns without a default that the row does not name are empty.
    const { rows } = await client.execute(
      `select name from pragma_table_info('${table}') where "notnull" and dflt_value is null`,
    );
    const row = new Map([...rows.map(({ name }) => [name as string, ""] as const), ...Object.entries(values)]);
    const names = [...row.keys()];
    await client.execute({
      sql: `insert into ${table} (${names.join()}) values (${names.map(() => "?").join()})`,
      args: [...row.values()],
    });
  }
  await database.migrate();
  const { added }: { added: Record<string, object> } = YESTERDAY;
  for (const [table, values] of tables) {
    const { rows } = await client.execute(`select * from ${table}`);
    expect(
      rows.map((row) => ({ ...row })),
      table,
    ).toMatchObject([{ ...values, ...added[table] }]);
  }
  client.close();
});
