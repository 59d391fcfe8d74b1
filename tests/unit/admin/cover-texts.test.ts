// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { useCoverTexts } from "../../../app/admin/pictures/use-cover-texts";

afterEach(cleanup);

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

it("another picture begins in the middle and without alternative text, which can be used again", () => {
  const cover = open();
  cover.show("/media/b.png");
  expect(cover.texts()).toEqual(["", ""]);
  expect(cover.former()).toBe("Bir çark");
  cover.takeFormer();
  expect(cover.texts()).toEqual(["Bir çark", ""]);
});

it("also after the old one was removed, and a removed one keeps its texts", () => {
  const cover = open();
  cover.show("");
  expect(cover.texts()).toEqual(["Bir çark", "0% 100%"]);
  cover.show("/media/b.png");
  expect(cover.texts()).toEqual(["", ""]);
});

it("the former picture gets its texts back, the other one's are not lost either", () => {
  const cover = open();
  cover.show("/media/b.png");
  cover.write("Bir kupa");
  cover.show(WHEEL.image_url);
  expect(cover.texts()).toEqual(["Bir çark", "0% 100%"]);
  cover.show("/media/b.png");
  expect(cover.texts()).toEqual(["Bir kupa", ""]);
});

it("a crop shows the same, but not in the same place", () => {
  const cover = open();
  cover.show("/media/b.png", { isCrop: true });
  expect(cover.texts()).toEqual(["Bir çark", ""]);
  expect(cover.former()).toBe("");
});

it("what was written before the first picture is about that one, also while its address is typed", () => {
  const cover = open({ image_url: "", image_alt: "Bir çark", image_focus: "" });
  cover.show("h", { from: "" });
  cover.show("ht", { from: "" });
  expect(cover.texts()).toEqual(["Bir çark", ""]);
});
