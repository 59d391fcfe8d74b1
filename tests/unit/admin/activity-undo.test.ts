import { describe, expect, it, vi } from "vitest";
import { isUndone } from "../../../app/admin/activity/changes";
import type { ActivityEntry } from "../../../app/admin/activity/entry";
import { undoneSentence } from "../../../app/admin/activity/undone";
import { undoOf } from "../../../app/admin/activity/undo";

const change = (field: string, is_back = 0) => ({ field, from: "1", to: "2", is_back });
const entryOf = (entry: Partial<ActivityEntry>) =>
  ({
    ...{ kind: "promotion", action: "edit", count: 1, change_ids: "first", is_undone: false },
    changes: [change("wagering")],
    ...entry,
  }) as ActivityEntry;

describe("taking back an entry of the log (B19.4)", () => {
  it("names the kind and the action of each of its changes, and says which values came back", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      sent.push([path, JSON.parse(body)]);
      const returned = [{ id: path, field: "max_bet", from: "20", to: "10" }];
      return Promise.resolve(
        Response.json({ records: [{ id: path, kind: "promotion", name: "Bir" }], returned, left: [] }),
      );
    });
    const undo = undoOf(entryOf({ count: 3, change_ids: "first,second" }), "TL");
    expect(await undo?.()).toBe("2 promosyon geri alındı. En yüksek bahis: 20 TL → 10 TL");
    expect(sent).toEqual([
      ["/api/admin/changes/first", { kind: "promotion", action: "edit", is_continued: false }],
      ["/api/admin/changes/second", { kind: "promotion", action: "edit", is_continued: true }],
    ]);
  });

  it("asks for each part of an import", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      const from = sent.push(JSON.parse(body));
      const records = [{ id: `${from}`, kind: "post", name: "Bir" }];
      return Promise.resolve(Response.json({ records, returned: [], left: [], ...(from < 3 && { next: from * 25 }) }));
    });
    const undo = undoOf(entryOf({ action: "import", count: 60 }), "TL");
    expect(await undo?.()).toBe("3 blog yazısı geri alındı");
    const asked = { kind: "promotion", action: "import" };
    expect(sent).toEqual([
      { ...asked, is_continued: false },
      { ...asked, is_continued: true, from: 25 },
      { ...asked, is_continued: true, from: 50 },
    ]);
  });

  it.each([
    [undefined, "2 blog yazısı, “Yaz Bonusu” geri alındı"],
    ["delete", "2 blog yazısı, “Yaz Bonusu” yeniden silindi"],
  ] as const)("counts its records by kind and names a single one: %s", (action, sentence) => {
    const posts = ["Bir", "İki"].map((name) => ({ id: name, kind: "post" as const, name }));
    const records = [...posts, { id: "3", kind: "promotion" as const, name: "Yaz Bonusu" }];
    expect(undoneSentence([{ records, action, returned: [], left: [] }], "TL")).toBe(sentence);
  });

  const offered = (entry: Partial<ActivityEntry>) => {
    const whole = entryOf(entry);
    return [undoOf(whole, "TL") !== undefined, isUndone(whole)];
  };

  it("is not offered without former values, nor for an edit of nothing that is told", () => {
    expect(offered({ change_ids: null })).toEqual([false, false]);
    expect(offered({ changes: [change("queue_position")] })).toEqual([false, false]);
    expect(offered({ changes: [], count: 3 })).toEqual([true, false]);
    expect(offered({ changes: [], action: "activate" })).toEqual([true, false]);
  });

  it("is not offered for what was undone already", () => {
    expect(offered({ changes: [change("wagering", 1), change("search_text", 0)] })).toEqual([false, true]);
    expect(offered({ changes: [change("wagering", 1), change("games", 0)] })).toEqual([true, false]);
    for (const action of ["activate", "delete", "verify"])
      expect(offered({ action, is_undone: true })).toEqual([false, true]);
  });
});
