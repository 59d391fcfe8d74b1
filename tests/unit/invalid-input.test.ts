import { describe, expect, it } from "vitest";
import * as z from "zod";
import { fieldMessages, invalidInput } from "../../worker/invalid-input";

const schema = z.strictObject({
  title: z
    .string("Başlık girin")
    .min(3, "Başlık kısa")
    .regex(/^[A-Z]/, "Büyük harfle başlayın"),
  items: z.array(z.object({ name: z.string("Ad girin") })).default([]),
});
const errorOf = (input: unknown) => {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error("the input is valid");
  return error;
};

describe("the messages of a form's fields", () => {
  it("are the first complaint about each", () =>
    expect(fieldMessages(errorOf({ title: "a" }))).toEqual({ title: "Başlık kısa" }));

  it("name nested fields by their path", () =>
    expect(fieldMessages(errorOf({ title: "Abc", items: [{ name: "x" }, {}] }))).toEqual({
      "items.1.name": "Ad girin",
    }));

  it("name every field that the form does not have", () =>
    expect(fieldMessages(errorOf({ title: "Abc", role: "admin", id: 1 }))).toEqual({
      role: "Bilinmeyen alan",
      id: "Bilinmeyen alan",
    }));

  it("stand under `body` where the whole is something else", () =>
    expect(Object.keys(fieldMessages(errorOf("metin")))).toEqual(["body"]));
});

describe("the refusal of an input", () => {
  it("has the first message and holds all", () => {
    const refusal = invalidInput(errorOf({ title: "a", items: [{}] }));
    expect(refusal).toMatchObject({ code: "invalid", message: "Başlık kısa" });
    expect(refusal.details.fields).toEqual({ title: "Başlık kısa", "items.0.name": "Ad girin" });
  });

  it("has a sentence of its own where no field is named", () =>
    expect(invalidInput(new z.ZodError([])).message).toBe("Gönderilen bilgiler geçersiz."));
});
