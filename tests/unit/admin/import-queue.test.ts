import { describe, expect, it } from "vitest";
import { importKinds } from "../../../app/admin/import/kinds";
import { recognised } from "../../../app/admin/import/recognition";
import { countsText, IN_OTHER_FILE, stateText } from "../../../app/admin/import/states";
import { csvText } from "../../../app/admin/csv/text";

const kinds = importKinds("TL");

describe("the kind of a file (B3.13)", () => {
  it.each(["category", "casino", "promotion", "post", "page"] as const)("is known of exported %s", async (kind) => {
    const { columns, examples } = kinds[kind];
    expect(await recognised(new File([csvText(columns, examples())], "a.csv"), kinds)).toBe(kind);
  });

  it("is known by few headings or names of fields, and unknown without a name", async () => {
    const kindOf = (text: string) => recognised(new File([text], "a.csv"), kinds);
    expect(await kindOf("title,casino,url\n")).toBe("promotion");
    expect(await kindOf("Site Adı;Site URL\n")).toBe("casino");
    expect(await kindOf("Renk;Boy\n")).toBeUndefined();
  });
});

const outcome = (status: "new" | "changed" | "unchanged" | "refused", errors = {}) => ({
  ...{ line: 2, title: "", changes: [], readings: {} },
  ...{ status, errors },
});

describe("a file of the queue (B3.13)", () => {
  const queued = { id: "1", file: new File([], "a.csv"), kind: "post" as const, written: 0 };
  const held = outcome("refused", { casino: IN_OTHER_FILE });
  const outcomes = [outcome("new"), outcome("changed"), held, outcome("refused", { title: "Kısa" })];
  const checked = { name: "a.csv", lines: [], outcomes, written: new Set<number>() };

  it("counts its lines", () => {
    expect(countsText(outcomes)).toBe("1 yeni · 1 değişen · 1 önceki dosyayı bekleyen · 1 hatalı");
    expect(countsText([outcome("unchanged")])).toBe("1 aynı");
  });

  it.each([
    [{ state: "waiting" }, "bekliyor"],
    [{ state: "waiting", kind: undefined }, "türü anlaşılamadı; listeden seçin"],
    [{ state: "checking", progress: { done: 100, total: 1_000 } }, "denetleniyor 100/1.000"],
    [{ state: "importing", progress: { done: 120, total: 400 } }, "aktarılıyor 120/400"],
    [{ state: "done", written: 15, checked }, "bitti: 15 kayıt aktarıldı · 2 hatalı"],
    [{ state: "stopped" }, "durdu"],
    [{ state: "failed", sentence: "Bağlantı yok" }, "hata: Bağlantı yok"],
  ] as const)("says its state: %j", (values, told) => expect(stateText({ ...queued, ...values })).toBe(told));
});
