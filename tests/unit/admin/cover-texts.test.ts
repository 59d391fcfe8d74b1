// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { useCoverTexts } from "../../../app/admin/pictures/use-cover-texts";

const WHEEL = { image_url: "/media/a.png", image_alt: "Bir çark", image_focus: "0% 100%" };

/** A form with this cover. */
function open(cover = WHEEL) {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: cover });
    return { form, texts: useCoverTexts(form) };
  });
  const { form } = result.current;
  return {
    /** Shows another picture, as the form does. */
    show: (to: string, { from = form.getValues("image_url"), isCrop = false } = {}) =>
      act(() => {
        result.current.texts.replace(from, to, isCrop);
        form.setValue("image_url", to);
      }),
    write: (alt: string) => form.setValue("image_alt", alt),
    texts: () => form.getValues(["image_alt", "image_focus"]),
    former: () => result.current.texts.former,
    takeFormer: () => act(() => result.current.texts.takeFormer()),
  };
}

describe("the texts of a cover picture", () => {
  it("a new picture starts centred without alternative text, and can take over the former one's", () => {
    const cover = open();
    cover.show("/media/b.png");
    expect(cover.texts()).toEqual(["", ""]);
    expect(cover.former()).toBe("Bir çark");
    cover.takeFormer();
    expect(cover.texts()).toEqual(["Bir çark", ""]);
  });

  it("removing a picture keeps its texts, but the next picture does not get them", () => {
    const cover = open();
    cover.show("");
    expect(cover.texts()).toEqual(["Bir çark", "0% 100%"]);
    cover.show("/media/b.png");
    expect(cover.texts()).toEqual(["", ""]);
  });

  it("switching back to a picture restores its texts", () => {
    const cover = open();
    cover.show("/media/b.png");
    cover.write("Bir kupa");
    cover.show(WHEEL.image_url);
    expect(cover.texts()).toEqual(["Bir çark", "0% 100%"]);
    cover.show("/media/b.png");
    expect(cover.texts()).toEqual(["Bir kupa", ""]);
  });

  it("a cropped picture keeps its alternative text and loses its focal point", () => {
    const cover = open();
    cover.show("/media/b.png", { isCrop: true });
    expect(cover.texts()).toEqual(["Bir çark", ""]);
    expect(cover.former()).toBe("");
  });

  it("texts written before the first picture stay while its address is typed", () => {
    const cover = open({ image_url: "", image_alt: "Bir çark", image_focus: "" });
    cover.show("h", { from: "" });
    cover.show("ht", { from: "" });
    expect(cover.texts()).toEqual(["Bir çark", ""]);
  });
});
