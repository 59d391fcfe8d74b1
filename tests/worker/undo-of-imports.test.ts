import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Undone } from "../../worker/activity/undone";
import { activities, casinos, promotions, record_versions, trash } from "../../db/schema";
import { createAdminClient } from "../support/admin-client";
import { casinoInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeClient } from "../support/undo-client";

const site = setupAdminSite();
const { rowOf, undo, undone, send, add, basisOf } = changeClient(site);

interface Line {
  id?: string;
  values: object;
}

/** Imports lines under one change, as the panel's requests do. */
async function imported(change: string, path: string, lines: Line[]): Promise<string[]> {
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 6) {
    const some = lines
      .slice(at, at + 6)
      .map(({ id, values }, n) => ({ line: at + n + 2, id: id ?? crypto.randomUUID(), is_new: !id, values }));
    const body = { is_dry: false, is_continued: at > 0, change, lines: some };
    const answer = await send("POST", `${path}/import`, body);
    written.push(...(await answer.json<{ ids: string[] }>()).ids);
  }
  return written;
}

/** Takes all parts of an import back. */
async function takenBack(change: string): Promise<Omit<Undone, "next">[]> {
  const answers: Undone[] = [];
  for (let from: number | undefined = 0; from !== undefined; from = answers.at(-1)?.next)
    answers.push(await undone(change, "import", { kind: "promotion", from, is_continued: from > 0 }));
  return answers;
}

const entries = async (change: string) => {
  const { rows } = await (await site.admin.get("/api/admin/activity")).json<{ rows: Record<string, unknown>[] }>();
  return rows.filter(({ change_id }) => change_id === change);
};
const named = (name: string) => ({ ...casinoInput(), name });

describe("an undo of an import", () => {
  it("takes all its kinds and requests back, which are one entry of the log", async () => {
    const change = crypto.randomUUID();
    const { id: known } = await add("casinos", { ...named("Önceden Var"), owner: "İlk Sahip" });
    const sites = [
      { id: known, values: { owner: "Dosyadaki Sahip" } },
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => ({ values: named(`Dosyadan Casino ${n}`) })),
    ];
    const casinoIds = await imported(change, "casinos", sites);
    const { title, ...values } = promotionInput();
    const added = await imported(
      change,
      "promotions",
      Array.from({ length: 8 }, (_, n) => ({
        values: { ...values, title: `${title} ${n}`, casino: "Dosyadan Casino 1" },
      })),
    );
    expect([casinoIds.length, added.length]).toEqual([8, 8]);
    expect(await entries(change)).toMatchObject([{ action: "import", count: 16, kinds: 2, change_ids: change }]);
    const answers = await takenBack(change);
    expect(answers.map(({ ids, left }) => [ids.length, left])).toEqual([
      [8, []],
      [8, []],
    ]);
    expect(await rowOf(casinos, known)).toMatchObject({ owner: "İlk Sahip" });
    const [gone] = await site.server.db
      .select()
      .from(trash)
      .where(eq(trash.id, added[0] ?? ""));
    expect(gone).toMatchObject({ kind: "promotion" });
    expect(await rowOf(casinos, casinoIds[1] ?? "")).toBeUndefined();
    expect(await entries(change)).toMatchObject([{ action: "import", is_undone: true, change_ids: null }]);
  });

  it("leaves what was revised or is used since, and says so", async () => {
    const change = crypto.randomUUID();
    const { id: known } = await add("casinos", { ...named("Sonra Değişen"), owner: "İlk Sahip" });
    const [, revised = "", used = "", untouched = ""] = await imported(change, "casinos", [
      { id: known, values: { owner: "Dosyadaki Sahip" } },
      ...["Düzeltilen", "Kullanılan", "Dokunulmayan"].map((name) => ({ values: named(name) })),
    ]);
    await send("PUT", `casinos/${known}`, {
      ...{ ...named("Sonra Değişen"), owner: "Sonraki Sahip" },
      ...(await basisOf(casinos, known)),
    });
    await send("PUT", `casinos/${revised}`, {
      ...named("Düzeltilen"),
      owner: "Biri",
      ...(await basisOf(casinos, revised)),
    });
    const { id: bonus } = await add("promotions", { ...promotionInput(), casino_id: used });
    const [answer] = await takenBack(change);
    expect(answer).toMatchObject({ ids: [untouched] });
    const left = answer?.left.map(({ id, reason }) => [id, reason]).sort();
    expect(left).toEqual([known, revised, used].map((id) => [id, "changed"]).sort());
    expect(await rowOf(casinos, known)).toMatchObject({ owner: "Sonraki Sahip" });
    expect(await rowOf(promotions, bonus)).toMatchObject({ casino_id: used });
  });

  it("gives back a value that a later request of the same import did not give", async () => {
    const change = crypto.randomUUID();
    const { id: known } = await add("casinos", { ...named("Arada Düzeltilen"), owner: "İlk Sahip" });
    await imported(change, "casinos", [{ id: known, values: { owner: "Dosyadaki Sahip" } }]);
    await site.set(casinos, known, { owner: "Elle Yazılan" });
    await imported(change, "casinos", [{ values: named("Sonraki İsteğin Casinosu") }]);
    const [version] = await site.server.db.select().from(record_versions).where(eq(record_versions.change_id, change));
    expect(version?.given).toEqual({ owner: "Dosyadaki Sahip" });
    expect((await takenBack(change))[0]?.left).toMatchObject([{ id: known, reason: "changed" }]);
  });

  it("comes in parts where it is long", async () => {
    const change = crypto.randomUUID();
    const lines = Array.from({ length: 30 }, (_, n) => ({ values: named(`Uzun Listenin Casinosu ${n}`) }));
    await imported(change, "casinos", lines);
    expect((await takenBack(change)).map(({ ids }) => ids.length)).toEqual([25, 5]);
    const logged = await site.server.db.select().from(activities).where(eq(activities.undoes, change));
    expect(new Set(logged.map(({ at }) => at)).size).toBe(1);
    expect(await takenBack(change)).toMatchObject([
      { ids: [], left: [] },
      { ids: [], left: [] },
    ]);
  });

  it("is of the person's own import alone", async () => {
    const change = crypto.randomUUID();
    await imported(change, "casinos", [{ values: named("Yöneticinin Casinosu") }]);
    const editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
    const lines = [{ line: 2, id: crypto.randomUUID(), is_new: true, values: named("Karışan") }];
    const answer = await editor.send("POST", "/api/admin/casinos/import", { is_dry: false, change, lines });
    await expectRefused(
      answer,
      409,
      "Bu içe aktarma başka bir işlemle karıştı; dosyaları yeniden seçin. Hiçbir kayıt değişmedi.",
    );
    await expectRefused(
      await undo(crypto.randomUUID(), "import"),
      404,
      "Bu değişiklik bulunamadı; geri alınacak bir şey yok.",
    );
  });
});
