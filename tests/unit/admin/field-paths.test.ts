// @vitest-environment happy-dom
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { changesOf, eachLine } from "../../../app/admin/form/changed-fields";
import { useDescription } from "../../../app/admin/form/field-descriptions";
import { pathsOf, refusedPaths, valueAt } from "../../../app/admin/form/field-paths";
import { renderPanelHook } from "../../support/panel-hook";

const VALUES = { title: "a", terms: ["b"], review: { licence: { score: "8", reason: "" } }, rating: null };

describe("fields in groups", () => {
  it("have paths; lists and empty fields are no groups", () =>
    expect(pathsOf(VALUES)).toEqual(["title", "terms", "review.licence.score", "review.licence.reason", "rating"]));

  it("are read by their path", () => {
    expect(valueAt(VALUES, "review.licence.score")).toBe("8");
    expect(valueAt(VALUES, "terms")).toEqual(["b"]);
    expect(valueAt({ review: null }, "review.licence.score")).toBeUndefined();
    expect(valueAt(undefined, "title")).toBeUndefined();
  });

  it("are refused one by one, by the form and by the server", () =>
    expect(
      refusedPaths({
        title: { type: "too_small", message: "Kısa", ref: { name: "title" } },
        review: { licence: { score: { message: "Yanlış" }, reason: { type: "custom" } } },
      }),
    ).toEqual(["title", "review.licence.score", "review.licence.reason"]));

  it("that are rows are compared as a form holds them", () => {
    const { result } = renderPanelHook(() => {
      const form = useForm({
        defaultValues: {
          log: [
            { text: "Çekim", hours: "41,5" },
            { text: "Destek", hours: "" },
          ],
        },
      });
      useDescription(form, "log", { label: "Günlük", shown: eachLine<{ text: string }>(({ text }) => text) });
      return form;
    });
    const rows = [
      { text: "Çekim", hours: 41.5 },
      { text: "Destek", hours: null },
    ];
    expect(changesOf(result.current, { log: rows })).toEqual([]);
    const [change] = changesOf(result.current, { log: rows.slice(1) });
    expect(change).toMatchObject({ label: "Günlük", other: "Destek", own: "Çekim\nDestek", isUntouched: true });
  });

  it("are compared with another version one by one", () => {
    const { result } = renderPanelHook(() => {
      const form = useForm({ defaultValues: { review: { licence: { score: "8", reason: "Eski gerekçe" } } } });
      useDescription(form, "review.licence.score", { label: "Lisans: puan" });
      return { form, defaults: form.formState.defaultValues };
    });
    const { form } = result.current;
    form.setValue("review.licence.reason", "Benim gerekçem");
    expect(changesOf(form, { review: { licence: { score: 7.5, reason: "Eski gerekçe" } } })).toEqual([
      { name: "review.licence.score", label: "Lisans: puan", other: "7,5", own: "8", isUntouched: true },
      {
        name: "review.licence.reason",
        label: "review.licence.reason",
        other: "Eski gerekçe",
        own: "Benim gerekçem",
        isUntouched: false,
      },
    ]);
    form.setValue("review.licence.score", "7,5");
    expect(changesOf(form, { review: { licence: { score: 7.5, reason: "Benim gerekçem" } } })).toEqual([]);
    expect(changesOf(form, { review: null }).map(({ other }) => other)).toEqual(["", ""]);
  });
});
