// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { CountedInput } from "../../../app/admin/form/counted-input";

function Counted() {
  const form = useForm({ defaultValues: { verdict: "Kısa" } });
  const more = () => form.setValue("verdict", "Çok uzun");
  const input = {
    form,
    name: "verdict",
    label: "Kısa hüküm",
    max: 5,
    advice: "Boş kalabilir",
    isGrowing: true,
  } as const;
  return createElement(
    "div",
    null,
    createElement(CountedInput<{ verdict: string }>, input),
    createElement("button", { onClick: more }, "Uzat"),
  );
}

it("a bounded text is a field that tells its length, and where it is too long", () => {
  render(createElement(Counted));
  const field = screen.getByRole("textbox", { name: "Kısa hüküm" });
  expect(field.tagName).toBe("TEXTAREA");
  expect(screen.getByText("4/5").className).not.toContain("over");
  act(() => screen.getByRole("button", { name: "Uzat" }).click());
  expect(screen.getByText("8/5").className).toContain("over");
});
