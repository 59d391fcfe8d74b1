// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../app/admin/api";
import { changesOf } from "../../../app/admin/form/changed-fields";
import { NEWER, ROW, valuesOf, setupRecordForm } from "../../support/record-form";

const { save, said, complained, open } = setupRecordForm();
const conflict = new ApiError(409, "Kayıt değişti", { current: { ...NEWER } });
const gone = new ApiError(404, "Kayıt bulunamadı");

describe("a record that somebody else saved first", () => {
  async function meet() {
    save.mockRejectedValueOnce(conflict);
    const hook = open(ROW);
    hook.type("Benim");
    await hook.submit();
    return hook;
  }
  const merge = async (hook: Awaited<ReturnType<typeof meet>>, taken: string[]) => {
    act(() => hook.result.current.conflict.merge({ ...NEWER }, taken));
    await hook.settle();
  };

  it("is shown beside what was typed, without a message", async () => {
    const { result } = await meet();
    expect(result.current.conflict.meanwhile).toEqual({ newer: NEWER });
    expect(complained).not.toHaveBeenCalled();
  });

  it("is saved over with the fields that are taken from it", async () => {
    const hook = await meet();
    await merge(hook, ["terms"]);
    expect(save).toHaveBeenLastCalledWith({ title: "Benim", terms: "bir" }, "2026-11-02");
    expect(hook.result.current.conflict.meanwhile).toBeUndefined();
  });

  it("is published after the choice, where publishing met it, and only then", async () => {
    save.mockRejectedValueOnce(conflict);
    const hook = open(ROW);
    await act(() => hook.result.current.decide("publish"));
    await merge(hook, []);
    expect(save).toHaveBeenLastCalledWith({ title: "Eski", terms: "yayında" }, "2026-11-02");
    await merge(hook, []);
    expect(save).toHaveBeenLastCalledWith({ title: "Eski", terms: "bir\niki" }, "2026-11-02");
  });

  it("gives the typed values back where saving over it fails", async () => {
    const hook = await meet();
    save.mockRejectedValueOnce(conflict);
    await merge(hook, ["title"]);
    expect(save.mock.lastCall?.[0].title).toBe("Öteki");
    expect(hook.form().getValues("title")).toBe("Benim");
  });

  it("lets the editor go back to the form", async () => {
    const { result } = await meet();
    act(() => result.current.conflict.forget());
    expect(result.current.conflict.meanwhile).toBeUndefined();
  });
});

describe("a record that somebody deleted", () => {
  async function meet() {
    save.mockRejectedValueOnce(gone);
    const hook = open(ROW);
    await hook.submit();
    return hook;
  }

  it("is shown as deleted, without a message", async () => {
    const { result } = await meet();
    expect(result.current.conflict.meanwhile).toBe("deleted");
    expect(complained).not.toHaveBeenCalled();
  });

  it("is created anew from what was typed", async () => {
    const { result, settle } = await meet();
    act(() => result.current.conflict.saveAsNew?.());
    await settle();
    expect(save).toHaveBeenLastCalledWith(valuesOf(ROW), undefined);
    expect(said).toHaveBeenCalledWith("Yeni kayıt olarak kaydedildi");
  });

  it("is brought back from the trash and saved", async () => {
    const { result, settle } = await meet();
    const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal("fetch", fetched);
    act(() => result.current.conflict.restore());
    await settle();
    expect(String((fetched.mock.lastCall as unknown[])[0])).toContain("/api/admin/trash/7/restoration");
    expect(save).toHaveBeenLastCalledWith(valuesOf(ROW), "2026-11-01");
  });

  it("is not saved where it cannot be brought back", async () => {
    const { result, settle } = await meet();
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: { message: "Çöp boş" } }, { status: 404 })));
    act(() => result.current.conflict.restore());
    await settle();
    expect(complained).toHaveBeenCalledWith("Çöp boş");
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe("the differences between a form and another version", () => {
  const changes = (newer: object, title?: string) => {
    const { form, type } = open(ROW);
    if (title) type(title);
    return changesOf(form(), { ...newer });
  };

  it("are none when both values are equal, lists as lines", () => {
    expect(changes(ROW)).toEqual([]);
  });

  it("name a field as its form does, with both values", () => {
    expect(changes({ ...ROW, title: "Öteki" }, "Benim")).toEqual([
      { name: "title", label: "Başlık", other: "Öteki", own: "Benim", isUntouched: false },
    ]);
  });

  it("list what only the other version changed", () => {
    expect(changes({ ...ROW, title: "Öteki" })[0]?.isUntouched).toBe(true);
  });

  it("are none between an empty field and a row without a value", () => {
    const { form } = open({ ...ROW, terms: [] });
    expect(changesOf(form(), { ...ROW, terms: null })).toEqual([]);
  });

  it("leave out what the other version does not have", () => {
    const { terms } = ROW;
    expect(changes({ terms }, "Benim")).toEqual([]);
  });
});
