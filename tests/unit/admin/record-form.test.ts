// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import toast from "react-hot-toast";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ApiError } from "../../../app/admin/api";
import { changesOf } from "../../../app/admin/form/conflict-changes";
import { useDescription } from "../../../app/admin/form/field-descriptions";
import { useRecordForm } from "../../../app/admin/form/use-record-form";
import { renderPanelHook } from "../../support/panel-hook";

interface Row {
  id: string;
  updated_at: string;
  title: string;
  terms: string[];
}

const ROW: Row = { id: "7", updated_at: "2026-11-01", title: "Eski", terms: ["bir", "iki"] };
const NEWER: Row = { ...ROW, updated_at: "2026-11-02", title: "Öteki", terms: ["bir"] };
const SHORT = "Başlık kısa";
const schema = z.object({ title: z.string().min(3, SHORT), terms: z.string() });
const valuesOf = (row?: Row) => ({ title: row?.title ?? "", terms: row?.terms.join("\n") ?? "" });

const save = vi.fn<(input: z.infer<typeof schema>, basis?: string) => Promise<Row>>();
const onSaved = vi.fn();
const onRefused = vi.fn();
const said = vi.spyOn(toast, "success");
const complained = vi.spyOn(toast, "error");
const conflict = new ApiError(409, "Kayıt değişti", { current: { ...NEWER } });
const gone = new ApiError(404, "Kayıt bulunamadı");

function open(row?: Row) {
  const hook = renderPanelHook(() => {
    const state = useRecordForm({
      draft: `post:${row?.id ?? "new"}`,
      schema,
      row,
      valuesOf,
      save,
      saved: "Güncellendi",
      unsaved: "Kaydedilemedi",
      onSaved,
      onRefused,
      queryKey: "posts",
    });
    useDescription(state.form, "title", { label: "Başlık" });
    return state;
  });
  const { result } = hook;
  const form = () => result.current.form;
  return {
    ...hook,
    form,
    type: (title: string) => act(() => form().setValue("title", title, { shouldDirty: true })),
    submit: (isQuiet?: boolean) => act(() => result.current.submit(isQuiet)),
    settle: () => act(async () => void (await new Promise((resolve) => setTimeout(resolve)))),
  };
}

beforeEach(() => {
  localStorage.clear();
  save.mockResolvedValue(ROW);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const mock of [save, onSaved, onRefused, said, complained]) mock.mockReset();
});

describe("saving a record", () => {
  it("sends what stands in the form with the version that it was filled from", async () => {
    const { type, submit } = open(ROW);
    type("Yeni başlık");
    expect(await submit()).toBe(true);
    expect(save).toHaveBeenCalledExactlyOnceWith({ title: "Yeni başlık", terms: "bir\niki" }, "2026-11-01");
  });

  it("says so and hands the saved row on", async () => {
    const { submit } = open(ROW);
    await submit();
    expect(said).toHaveBeenCalledExactlyOnceWith("Güncellendi");
    expect(onSaved).toHaveBeenCalledWith(ROW);
  });

  it("says nothing where that is said for several forms", async () => {
    const { submit } = open(ROW);
    await submit(true);
    expect(said).not.toHaveBeenCalled();
  });

  it("leaves nothing unsaved behind", async () => {
    const { type, submit, form } = open(ROW);
    type("Yeni başlık");
    await submit();
    expect(form().getFieldState("title").isDirty).toBe(false);
  });

  it("is done once at a time", async () => {
    let answer: (row: Row) => void = () => undefined;
    save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { result, settle, submit } = open(ROW);
    const first = result.current.submit();
    await settle();
    expect(result.current.isSaving).toBe(true);
    expect(await submit()).toBe(false);
    answer(ROW);
    expect(await act(() => first)).toBe(true);
    expect(result.current.isSaving).toBe(false);
  });

  it("waits for the form's pictures, and is not done without them", async () => {
    const { result, submit } = open(ROW);
    result.current.pictures.finishers.add(() => Promise.resolve(false));
    expect(await submit()).toBe(false);
    expect(save).not.toHaveBeenCalled();
  });
});

describe("what the form refuses", () => {
  it("is not sent, and its fields are named", async () => {
    const { type, submit, form } = open(ROW);
    type("a");
    expect(await submit()).toBe(false);
    expect(save).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledWith(["title"]);
    expect(form().getFieldState("title").error?.message).toBe(SHORT);
  });
});

describe("what the server refuses", () => {
  it("is said beside its field and in a message", async () => {
    save.mockRejectedValue(new ApiError(422, "Başlık kullanımda", { fields: { title: "Başka başlık seçin" } }));
    const { submit, form } = open(ROW);
    expect(await submit()).toBe(false);
    expect(form().getFieldState("title").error?.message).toBe("Başka başlık seçin");
    expect(onRefused).toHaveBeenCalledWith(["title"]);
    expect(complained).toHaveBeenCalledWith("Başlık kullanımda");
  });

  it("is said with what failed where no answer came", async () => {
    save.mockRejectedValue(new ApiError(0, "Sunucuya ulaşılamadı"));
    await open(ROW).submit();
    expect(complained).toHaveBeenCalledWith("Kaydedilemedi: Sunucuya ulaşılamadı");
  });

  it("keeps what was typed", async () => {
    save.mockRejectedValue(new ApiError(500, "Hata"));
    const { type, submit, form } = open(ROW);
    type("Yeni başlık");
    await submit();
    expect([form().getValues("title"), form().getFieldState("title").isDirty]).toEqual(["Yeni başlık", true]);
  });
});

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

  it("is said to be deleted, without a message", async () => {
    const { result } = await meet();
    expect(result.current.conflict.meanwhile).toBe("deleted");
    expect(complained).not.toHaveBeenCalled();
  });

  it("is made anew from what was typed", async () => {
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

describe("a new record", () => {
  it("is saved without a version", async () => {
    const { type, submit } = open();
    type("Yepyeni");
    await submit();
    expect(save).toHaveBeenCalledWith({ title: "Yepyeni", terms: "" }, undefined);
  });
});

describe("the differences between a form and another version", () => {
  const changes = (newer: object, title?: string) => {
    const { form, type } = open(ROW);
    if (title) type(title);
    return changesOf(form(), { ...newer });
  };

  it("are none where both say the same, lists as lines", () => {
    expect(changes(ROW)).toEqual([]);
  });

  it("name a field as its form does, with both values", () => {
    expect(changes({ ...ROW, title: "Öteki" }, "Benim")).toEqual([
      { name: "title", label: "Başlık", other: "Öteki", own: "Benim", isUntouched: false },
    ]);
  });

  it("tell what only the others changed", () => {
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
