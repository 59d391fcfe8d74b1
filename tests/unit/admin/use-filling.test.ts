// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Filled } from "../../../app/admin/calendar/filling";
import { useFilling } from "../../../app/admin/calendar/use-filling";
import { begin } from "../../support/acting";
import { renderPanelHook } from "../../support/panel-hook";
import { setupToasts } from "../../support/toasts";
import { showToasts } from "../../support/undo-button";

const toasts = setupToasts();

const planned = (id: string, day: string): Filled => ({
  draft: { kind: "draft", id, title: id, updated_at: "2026-11-01T00:00:00.000Z" },
  day,
  at: `${day}T08:00:00.000Z`,
});

/** Plans three drafts; the server answers each with the status of `statusOf`, and takes back all but the `changed`. */
async function fill(statusOf: (id: string) => number, changed?: string) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    const [id = "", isUndo] = [url.split("/").at(-1), url.includes("/changes/")];
    const { is_continued } = JSON.parse(body) as { is_continued: boolean };
    sent.push(`${isUndo ? "-" : "+"}${id}${is_continued ? " continued" : ""}`);
    const left = [{ id, kind: "post", name: `Yazı ${id}`, reason: "changed" }];
    if (isUndo && id === changed)
      return Promise.resolve(Response.json({ error: { message: "" }, left }, { status: 409 }));
    if (isUndo)
      return Promise.resolve(
        Response.json({ ids: [id], records: [{ id, kind: "post", name: `Yazı ${id}` }], returned: [], left: [] }),
      );
    const status = statusOf(id);
    const refusal = { error: { message: "Bu yazı zaten yayında" } };
    return Promise.resolve(Response.json(status === 200 ? {} : refusal, { status, headers: { "X-Change": id } }));
  });
  const undo = showToasts();
  const { result } = renderPanelHook(useFilling, "/admin/calendar");
  const days = ["2099-11-26", "2099-11-27", "2099-11-28"];
  await begin(() => result.current(["a", "b", "c"].map((id, n) => planned(id, days[n] ?? ""))));
  return { sent, undo };
}

describe("filling a week", () => {
  it("names a refused draft, and plans the others", async () => {
    const { sent } = await fill((id) => (id === "b" ? 409 : 200));
    await vi.waitFor(() => expect(toasts()).toHaveLength(2));
    expect(sent).toEqual(["+a", "+b continued", "+c continued"]);
    expect(toasts()[0]).toBe("b: Bu yazı zaten yayında");
  });

  it("is one change with what was planned, not with what was refused", async () => {
    const { sent } = await fill((id) => (id === "a" ? 409 : 200));
    await vi.waitFor(() => expect(toasts()).toHaveLength(2));
    expect(sent).toEqual(["+a", "+b", "+c continued"]);
  });

  it("stops where the server does not answer", async () => {
    const { sent } = await fill(() => 503);
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sent).toEqual(["+a"]);
  });

  it("is taken back but for what was changed since, which it says", async () => {
    const { sent, undo } = await fill(() => 200, "b");
    await undo();
    await vi.waitFor(() =>
      expect(toasts()).toContain("2 blog yazısı geri alındı. “Yazı b” olduğu gibi kaldı: sonradan değişmiş"),
    );
    expect(sent).toEqual(["+a", "+b continued", "+c continued", "-c", "-b continued", "-a continued"]);
  });
});
