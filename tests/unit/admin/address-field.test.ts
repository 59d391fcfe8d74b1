// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { TextInput } from "../../../app/admin/form/fields";

/** Types a host without a scheme and leaves the field. */
function leave(input: { type?: "url"; inputMode?: "url" }) {
  render(
    createElement(function Fields() {
      const form = useForm({ defaultValues: { url: "" } });
      return createElement(TextInput<{ url: string }>, { form, name: "url", label: "Site URL", ...input });
    }),
  );
  const field = screen.getByLabelText<HTMLInputElement>("Site URL");
  fireEvent.input(field, { target: { value: "gumussehir.com" } });
  fireEvent.blur(field);
  return field.value;
}

it.each([{ type: "url" } as const, { inputMode: "url" } as const])(
  "an address field (%o) completes what was typed when it is left",
  (input) => expect(leave(input)).toBe("https://gumussehir.com"),
);

it("another field keeps what was typed", () => expect(leave({})).toBe("gumussehir.com"));
