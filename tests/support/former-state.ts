import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";

/** Each folder is named by the last migration of the version that made its state and its archive. */
export const FIXTURES = "tests/fixtures";

/** Unpacks the state of a version into a new folder in this one. Returns the folder and the file of its database. */
export function unpackState(folder: string, version: string): { STATE_DIR: string; database: string } {
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
export function addPictures(database: string) {
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

export const EDITED = "select id from promotions where slug = 'yukseltilen-bonus'";

/** A verification kept no version. */
export function verifyAfterEdit(database: string) {
  const open = new DatabaseSync(database);
  open.exec(`update promotions set last_verified_at = '2026-11-26', verified_by = 'ada' where id = (${EDITED})`);
  open.close();
}

const NEW_ONLY = "json_array(json_object('at', '2026-11-20', 'changes', json(?)))";
export const changedAudience = (term: string, from: unknown, to: unknown) => [{ term, from, to }];

/** Makes the edited and the trashed promotion ones for new members only, which they were not before. */
export function restrictToNew(database: string) {
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
export const UPGRADED = [
  { id: HEAVY, key: "promotions/zar.png", title: "Zar", is_sized: 0 },
  { id: LIGHT, key: "promotions/yildiz.png", title: "Yıldız", is_sized: 1 },
  { id: MOVED, key: "promotions/cark__320-640-900.png", title: "Çark", is_sized: 1 },
  { id: formerOf(MOVED), key: "promotions/cark.png", title: "Çark (eski)", is_sized: 1 },
  { id: TRASHED, key: "promotions/cop__320-640-900.png", title: "Çark", is_sized: 1 },
  { id: formerOf(TRASHED), key: "promotions/cop.png", title: "Çöp (eski)", is_sized: 0 },
];
