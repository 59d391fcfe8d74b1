import { describe, expect, it } from "vitest";
import { csvColumns } from "../../../app/admin/csv/kind-columns";
import { FIELDS } from "../../../app/admin/redirects/fields";
import { redirects } from "../../../db/schema";
import { BULK_LINES } from "../../../worker/records/import-outcome";
import { createAdminClient } from "../../support/admin-client";
import { importClient, statuses, throughFile } from "../../support/import-client";
import { postInput, redirectInput } from "../../support/inputs";
import { redirectClient } from "../../support/redirect-client";
import { type Page, resourceClient } from "../../support/resource-client";
import { setupAdminSite } from "../../support/site";
import { changeOf, undoClient } from "../../support/undo-client";

const COLUMNS = csvColumns(FIELDS);
const site = setupAdminSite();
const { add, edit, get, rowOf, send } = resourceClient(site, "/api/admin/redirects", redirects, redirectInput);
const { check, write } = importClient(send);
const { add: addRecord, resolve } = redirectClient(site);
const { undone } = undoClient(() => site.admin);
const linesOf = (...rules: [source: string, target: string][]) =>
  throughFile(
    COLUMNS,
    rules.map(([source, target]) => ({ source, target, status: "301", is_active: true })),
    "source",
  );

describe("redirects as a file", () => {
  it("are exported, and importing that again changes nothing", async () => {
    await add({ source: "/disa/a", target: "/blog", status: "302", note: "=1+1", is_active: false });
    await add({ source: "/disa/b", target: "/", status: "410" });
    const { rows } = await (await get("/export")).json<Page<Record<string, unknown>>>();
    const lines = await throughFile(COLUMNS, rows);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect((await check(...lines)).filter(({ status }) => status !== "unchanged")).toEqual([]);
  });

  it("answer once imported, are the same in a second import, and change by their address in any spelling", async () => {
    const lines = await linesOf(["/2019/05/Eski-Yazı/", "/blog"], ["/?p=12", "https://site.example/a"]);
    expect(statuses(await check(...lines))).toEqual(["new", "new"]);
    expect(await rowOf("yok")).toBeUndefined();
    expect((await write(...lines)).ids).toHaveLength(2);
    expect(await resolve("/2019/05/eski-yaz%c4%b1")).toEqual([301, "/blog"]);
    expect(statuses(await check(...lines))).toEqual(["unchanged", "unchanged"]);
    const [changed] = await check(...(await linesOf(["/2019/05/eski-yazı", "/bonuslar"])));
    expect(changed).toMatchObject({ status: "changed", cells: { target: { from: "/blog", to: "/bonuslar" } } });
  });

  it("are shortened to one hop with those before them, within a file and across its requests", async () => {
    const before = await add({ source: "/zincir/a", target: "/zincir/b" });
    const lines = await linesOf(["/zincir/c", "/zincir/d"], ["/zincir/b", "/zincir/c"]);
    await write(...lines);
    await write(...(await linesOf(["/zincir/d", "/blog"])));
    for (const source of ["a", "b", "c", "d"]) expect(await resolve(`/zincir/${source}`)).toEqual([301, "/blog"]);
    expect(await rowOf(before.id)).toMatchObject({ target: "/blog" });
    expect(statuses(await check(...lines))).toEqual(["unchanged", "unchanged"]);
  });

  it("are refused at their line: a loop, a repetition, a taken address, and what the form refuses", async () => {
    const other = await add({ source: "/ret/dolu", target: "/blog" });
    const lines = await linesOf(
      ["/ret/a", "/ret/b"],
      ["/ret/b", "/ret/a"],
      ["/RET/a/", "/blog"],
      ["/admin/x", "/blog"],
      ["/ret/c", "http://baska.example/"],
    );
    const [first, ...others] = await check(...lines);
    expect(first?.status).toBe("new");
    expect(others.map(({ errors }) => errors)).toEqual([
      { target: "Kurallar döngü oluşturuyor: /ret/b → /ret/a → /ret/b" },
      { source: "2. satırla aynı yönlendirme" },
      { source: "/admin adresleri yönlendirmede kullanılamaz" },
      { target: "Başka bir sitenin adresi https:// ile başlamalıdır" },
    ]);
    const { id } = await add({ source: "/ret/d", target: "/blog" });
    const [taken] = await check({ line: 2, id, values: { source: "/ret/dolu" } });
    expect(taken?.errors).toEqual({ source: "Bu adresin kuralı var" });
    expect(await rowOf(other.id)).toMatchObject({ target: "/blog" });
  });

  it("follow the record of their target, and leave a rule that was changed meanwhile", async () => {
    await addRecord("blog", { ...postInput(), title: "Dosyadan Hedef", slug: "dosyadan-hedef", publish: true });
    const { ids } = await write(...(await linesOf(["/dosya/hedef", "/blog/dosyadan-hedef"])));
    const row = (await rowOf(ids[0] ?? "")) as typeof redirects.$inferSelect;
    expect(row.record_id).toEqual(expect.any(String));
    await edit(row.id, row.updated_at, { source: "/dosya/hedef", target: "/bonuslar" });
    const stale = { line: 2, id: row.id, updated_at: row.updated_at, values: { target: "/blog" } };
    expect(statuses((await write(stale)).lines)).toEqual(["refused"]);
  });

  it("are taken back by one undo, also those that they shortened", async () => {
    const before = await add({ source: "/tumu/a", target: "/tumu/b" });
    const change = crypto.randomUUID();
    const lines = await linesOf(["/tumu/b", "/tumu/c"], ["/tumu/d", "/blog"]);
    const answer = await send("POST", "/import", { is_dry: false, change, lines });
    expect(changeOf(answer)).toBe(change);
    const { ids } = await answer.json<{ ids: string[] }>();
    const later = await linesOf(["/tumu/c", "/blog"]);
    await send("POST", "/import", { is_dry: false, change, is_continued: true, lines: later });
    expect(await rowOf(before.id)).toMatchObject({ target: "/blog" });
    await undone(change, "import");
    for (const id of ids.filter((one) => one !== before.id)) expect(await rowOf(id)).toBeUndefined();
    expect(await rowOf(before.id)).toMatchObject({ target: "/tumu/b" });
  });

  it("are imported by hundreds in a few statements, by administrators alone", async () => {
    const rules = Array.from({ length: BULK_LINES }, (_, n) => [`/cok/${n}`, "/blog"] as [string, string]);
    const lines = await linesOf(...rules);
    expect((await write(...lines)).ids).toHaveLength(BULK_LINES);
    expect(new Set(statuses(await check(...lines)))).toEqual(new Set(["unchanged"]));
    const editor = await createAdminClient(site.server, "kural@bonusrehberi.example", "editor");
    expect((await editor.send("POST", "/api/admin/redirects/import", { is_dry: true, lines })).status).toBe(403);
  });
});
