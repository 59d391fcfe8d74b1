// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { restoreAfterSignIn, releaseOwn, writeDraft } from "../../../app/admin/draft/drafts";
import { openDraftForm } from "../../support/draft-form";
import { draft, FORM, keys, leave, lockElsewhere, setupDrafts } from "../../support/panel-drafts";

setupDrafts();

describe("a form with drafts", () => {
  const kept = () => keys().map((key) => (JSON.parse(localStorage.getItem(key) ?? "") as { values: unknown }).values);

  it("knows whether what was typed is kept, which ends once it is saved", async () => {
    const { result, type, wait } = await openDraftForm();
    const kept = () => result.current.draft.kept;
    type("Yarım");
    expect(kept()).toBeUndefined();
    await wait(2_000);
    expect(kept()).toBe("browser");
    expect(keys()).toHaveLength(1);
    await act(() => result.current.draft.discard());
    expect([kept(), keys()]).toEqual([undefined, []]);
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem });
    type("Yarım yazı");
    await wait(2_000);
    expect(kept()).toBeUndefined();
  });

  it("keeps what was typed two seconds after the change", async () => {
    const { type, wait } = await openDraftForm();
    type("Yarım");
    await wait(1_900);
    expect(kept()).toEqual([]);
    await wait(200);
    expect(kept()).toEqual([{ title: "Yarım" }]);
  });

  it("keeps the last state of what goes on being typed", async () => {
    const { type, wait } = await openDraftForm();
    type("Y");
    await wait(1_000);
    type("Yarım");
    await wait(1_100);
    expect(kept()).toEqual([{ title: "Yarım" }]);
  });

  it("keeps at once what was typed when the page is closed", async () => {
    const { type } = await openDraftForm();
    type("Yarım");
    dispatchEvent(new Event("pagehide"));
    expect(kept()).toEqual([{ title: "Yarım" }]);
  });

  it("keeps nothing where nothing differs from the record", async () => {
    const { type, wait } = await openDraftForm();
    type("a");
    type("");
    await wait(3_000);
    expect(kept()).toEqual([]);
  });

  it("keeps the version of the record that the form was filled from", async () => {
    const { type, wait } = await openDraftForm("2026-11-01");
    type("Yarım");
    await wait(2_100);
    expect(JSON.parse(localStorage.getItem(keys()[0] ?? "") ?? "{}")).toMatchObject({ basis: "2026-11-01" });
  });

  it("offers what was left, fills itself with it when that is restored, and goes on from its version", async () => {
    const key = leave("Dünkü", { basis: "2026-10-01" });
    const { result, settle } = await openDraftForm("2026-11-01");
    expect(result.current.draft.offered.map((offered) => offered.key)).toEqual([key]);
    await act(() => result.current.draft.restore(key));
    await settle();
    expect(result.current.form.getValues("title")).toBe("Dünkü");
    expect([result.current.draft.offered, result.current.draft.basis]).toEqual([[], "2026-10-01"]);
  });

  it("keeps the record's value of a field that an older draft lacks, and tells the texts that it has no field for", async () => {
    const key = leave("Dünkü");
    const draft = JSON.parse(localStorage.getItem(key) ?? "") as { values: object };
    localStorage.setItem(key, JSON.stringify({ ...draft, values: { subtitle: "Eski alan" } }));
    const { result, settle } = await openDraftForm();
    await act(() => result.current.draft.restore(key));
    await settle();
    expect(result.current.form.getValues("title")).toBe("");
    expect(result.current.draft.left).toEqual(["Eski alan"]);
    await act(() => result.current.draft.discard());
    expect(result.current.draft.left).toBeUndefined();
  });

  it("keeps of a stored record the changed fields alone, of a new one all", async () => {
    const stored = await openDraftForm("2026-11-01");
    act(() => stored.result.current.form.reset({ title: "", note: "Başkasınınki" } as never));
    stored.type("Yarım");
    await stored.wait(2_100);
    expect(kept()).toEqual([{ title: "Yarım" }]);
    await act(() => stored.draft().discard());
    stored.unmount();
    const { result, type, wait } = await openDraftForm();
    act(() => result.current.form.reset({ title: "", note: "Kopyadan" } as never));
    type("Yarım");
    await wait(2_100);
    expect(kept()).toEqual([{ title: "Yarım", note: "Kopyadan" }]);
  });

  it("makes a draft of what stands in it when another one is restored", async () => {
    const key = leave("Dünkü");
    const { result, type, settle } = await openDraftForm();
    type("Bugünkü");
    await act(() => result.current.draft.restore(key));
    await settle();
    expect(result.current.draft.offered.map(({ values }) => values.title)).toEqual(["Bugünkü"]);
  });

  it("does not restore a draft that another tab has begun to write", async () => {
    const key = leave("Dünkü");
    const { result, settle } = await openDraftForm();
    lockElsewhere(key);
    await act(() => result.current.draft.restore(key));
    await settle();
    expect(result.current.form.getValues("title")).toBe("");
    expect(result.current.draft.offered[0]?.isOpenElsewhere).toBe(true);
  });

  it("no longer offers a discarded draft", async () => {
    const key = leave("Dünkü");
    const { result, settle } = await openDraftForm();
    await act(() => result.current.draft.forget(key));
    await settle();
    expect([keys(), result.current.draft.offered]).toEqual([[], []]);
  });

  it("fills itself after a sign-in without asking", async () => {
    writeDraft(FORM, { ...draft("Oturum bitti"), basis: "2026-10-01" });
    restoreAfterSignIn(FORM);
    releaseOwn(FORM);
    const { result } = await openDraftForm("2026-11-01");
    expect(result.current.form.getValues("title")).toBe("Oturum bitti");
    expect([result.current.draft.offered, result.current.draft.basis]).toEqual([[], "2026-10-01"]);
  });
});
