// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openDraftForm } from "../../support/draft-form";
import { ago, FORM, idOf, keys, leave, setupServerDrafts } from "../../support/panel-drafts";

const server = setupServerDrafts();

describe("the draft of another device", () => {
  const titles = (draft: { offered: { values: { title: string } }[] }) =>
    draft.offered.map(({ values }) => values.title);

  it("is offered with the device, and goes on under its id and from its version", async () => {
    const key = server.leave("Telefonda yazılan", ago(5), { basis: "2026-10-01" });
    const { draft, result, wait, type } = await openDraftForm("2026-11-01");
    expect(draft().offered).toMatchObject([{ key, device: { name: "Chrome, Android", type: "mobile" } }]);
    await act(() => draft().restore(key));
    await wait(10);
    expect(result.current.form.getValues("title")).toBe("Telefonda yazılan");
    expect([draft().offered, draft().basis]).toEqual([[], "2026-10-01"]);
    type("Bilgisayarda biten");
    await wait(3_100);
    expect(server.copies.get(FORM)).toMatchObject({ id: idOf(key), values: { title: "Bilgisayarda biten" } });
    await act(() => draft().discard());
    expect([server.copies.get(FORM)?.values, keys()]).toEqual([null, []]);
  });

  it("is offered once beside the browser's copy of it, whichever is newer", async () => {
    const key = leave("Burada", { savedAt: Date.parse(ago(5)) });
    server.leave("Orada sonra", ago(2), { id: idOf(key) });
    const later = await openDraftForm();
    expect(titles(later.draft())).toEqual(["Orada sonra"]);
    later.unmount();
    server.leave("Orada önce", ago(9), { id: idOf(key) });
    expect(titles((await openDraftForm()).draft())).toEqual(["Burada"]);
  });

  it("is the browser's own where nobody went on with it, whatever the clocks say", async () => {
    const { type, wait, unmount } = await openDraftForm();
    type("Burada");
    await wait(3_100);
    unmount();
    const copy = server.copies.get(FORM);
    const [key = ""] = keys();
    const here = JSON.parse(localStorage.getItem(key) ?? "") as object;
    localStorage.setItem(key, JSON.stringify({ ...here, savedAt: 1 }));
    server.leave("Sunucudaki", copy?.saved_at ?? "", { id: copy?.id ?? "" });
    const { draft } = await openDraftForm();
    expect(draft().offered).toMatchObject([{ values: { title: "Burada" } }]);
    await act(() => draft().forget(key));
    expect([keys(), server.copies.get(FORM)?.values]).toEqual([[], null]);
  });

  it("is deleted when it is not wanted", async () => {
    const key = server.leave("Telefonda yazılan", ago(5));
    const { draft, settle } = await openDraftForm();
    await act(() => draft().forget(key));
    await settle();
    expect([draft().offered, server.copies.get(FORM)?.values]).toEqual([[], null]);
  });

  it("of an older form fills the fields that are still there, and leaves the others", async () => {
    const key = server.leave("Eski form", ago(5));
    const copy = server.copies.get(FORM);
    if (copy)
      server.copies.set(FORM, { ...copy, values: { new_customers_only: true, title: { text: "Eski" }, terms: [] } });
    const { draft, result, settle } = await openDraftForm();
    await act(() => draft().restore(key));
    await settle();
    expect(result.current.form.getValues()).toEqual({ title: "" });
  });

  it("that this one replaces is kept in the browser and offered", async () => {
    const { type, wait, draft } = await openDraftForm();
    server.leave("Telefonda yazılan", ago(1));
    type("Burada");
    await wait(3_100);
    await wait(10);
    expect(titles(draft())).toEqual(["Telefonda yazılan"]);
    expect(keys()).toHaveLength(2);
  });

  it("that was saved there is no longer offered here, unless it was changed here after that", async () => {
    const key = leave("Eskisi", { savedAt: Date.parse(ago(9)) });
    server.leave("", ago(5), { id: idOf(key) });
    const copy = server.copies.get(FORM);
    if (copy) server.copies.set(FORM, { ...copy, values: null });
    const { draft, settle, unmount } = await openDraftForm();
    await settle();
    expect([draft().offered, keys()]).toEqual([[], []]);
    unmount();
    localStorage.setItem(key, JSON.stringify({ values: { title: "Sonra" }, savedAt: Date.parse(ago(1)) }));
    expect(titles((await openDraftForm()).draft())).toEqual(["Sonra"]);
  });

  it("is told as ended in the tab that still shows it, which may go on", async () => {
    const { type, wait, draft } = await openDraftForm();
    type("Burada");
    await wait(3_100);
    expect(draft().isEnded).toBe(false);
    const copy = server.copies.get(FORM);
    if (copy) server.copies.set(FORM, { ...copy, values: null, saved_at: ago(0) });
    await wait(61_000);
    expect([draft().isEnded, keys().length]).toEqual([true, 1]);
    type("Yine de");
    await wait(3_100);
    await wait(61_000);
    expect([draft().isEnded, server.copies.get(FORM)?.values]).toEqual([false, { title: "Yine de" }]);
  });

  it("is not offered, and breaks nothing, where the server does not answer", async () => {
    leave("Burada");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const { draft } = await openDraftForm();
    expect([titles(draft()), draft().others]).toEqual([["Burada"], []]);
  });
});

describe("others in the record", () => {
  it("are named, each once, and asked for as soon as something is typed, then every twenty seconds", async () => {
    server.others = [
      { form: FORM, name: "Ayşe" },
      { form: FORM, name: "Ayşe" },
      { form: "post:2", name: "Mehmet" },
    ];
    const { draft, type, wait, settle } = await openDraftForm();
    expect(draft().others).toEqual(["Ayşe"]);
    server.others = [];
    await wait(61_000);
    expect(draft().others).toEqual(["Ayşe"]);
    type("Yarım");
    await wait(2_100);
    await settle();
    expect(draft().others).toEqual([]);
    server.others = [{ form: FORM, name: "Mehmet" }];
    await wait(20_100);
    await settle();
    expect(draft().others).toEqual(["Mehmet"]);
  });
});
