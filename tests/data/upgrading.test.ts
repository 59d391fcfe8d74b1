import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@libsql/client";
import { describe, expect, it } from "vitest";
import { verifyArchive } from "../../scripts/archive/file";
import { libsql, migrations } from "../../scripts/database";
import { addFigures, figuresIn, isOfFigures } from "../support/former-figures";
import {
  addPictures,
  changedAudience,
  EDITED,
  FIXTURES,
  restrictToNew,
  unpackState,
  UPGRADED,
  verifyAfterEdit,
} from "../support/former-state";
import { runScript } from "../support/scripts";
import { temporaryFolder } from "../support/temporary-folder";
import { startTestServer } from "../support/test-server";

const folder = temporaryFolder("upgrading");

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
  added: {
    blog_posts: { review_state: null, sent_at: null },
    casinos: { licence_country: null, permitted_countries: null },
  },
};

/** Tables that later migrations add, as nobody has set them. */
const UNSET = {
  appearance: [{ site_name: "", logo_light: null, logo_dark: null, icon: null, accent: null, palette: null }],
  legal_settings: [{ has_note: 1, note_checked_on: null, blocked_countries: "[]" }],
  system_settings: [{ security_contact: null, security_policy: null }],
  notification_targets: [],
  notifications: [],
  backup_state: [],
  redirects: [],
  redirect_settings: [{ unknown_addresses: "home" }],
  unknown_visits: [],
  ignored_addresses: [],
};

/** In one kind of quotes, since SQLite writes its own where a table was renamed. */
const SCHEMA = `select type, name, replace(sql, '"', '\`') as sql from sqlite_master
  where name not like '\\_cf\\_%' escape '\\' order by type, name`;

describe.each(readdirSync(FIXTURES))("data of version %s", (version) => {
  it("start with this version, in the schema of a new database", async () => {
    const { STATE_DIR, database } = unpackState(folder, version);
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
  for (const [table, values] of Object.entries(UNSET)) {
    const { rows } = await client.execute(`select * from ${table}`);
    expect(
      rows.map((row) => ({ ...row })),
      table,
    ).toMatchObject(values);
  }
  client.close();
});
