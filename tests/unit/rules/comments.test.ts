import { describe, expect, it } from "vitest";
import * as z from "zod";
import { COMMENT_ACTIONS } from "../../../worker/comments/states";
import { matching } from "../../../worker/fields";
import { commentFilters, commentInput, commentUpdate } from "../../../worker/comments/rules";
import { fieldOf, formOf } from "../../support/form";
import { commentInput as edited } from "../../support/inputs";

const ID = "0b9f7b1e-3c55-4d0e-9a43-6f2f0c7f9d11";

describe("a visitor's comment", () => {
  const { stored, refusals } = formOf(commentInput, { promotion_id: ID, user_name: "İlgin", comment: "Güzel" });

  it.each([
    ["rating", "of 1", 1],
    ["rating", "of 5", 5],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["promotion_id", "that is no id", "1", "Promosyon bulunamadı"],
    ["promotion_id", "that is missing", undefined, "Promosyon bulunamadı"],
    ["user_name", "that nobody sees", " \u200b ", "Lütfen kullanıcı adınızı girin"],
    ["user_name", "that is missing", undefined, "Lütfen kullanıcı adınızı girin"],
    ["comment", "that nobody sees", "\n\u2800", "Lütfen yorumunuzu yazın"],
    ["comment", "that is missing", undefined, "Lütfen yorumunuzu yazın"],
    ["rating", "of 0", 0, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", "of 6", 6, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", "of 4.5", 4.5, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", "that is no number", "5", "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["promotion_id", ID.toUpperCase(), ID],
    ["user_name", " İlgin \n  Ç. ", "İlgin Ç."],
    ["comment", " bir\r\n\u0000iki ", "bir\niki"],
    ["rating", undefined, 5],
    ["stamp", undefined, ""],
    ["message", undefined, ""],
    ["message", "https://a.example", "https://a.example"],
    ["cf-turnstile-response", 5, ""],
    ["made_up", 1, undefined],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it.each([null, "yorum", [1]])("is not %j", (value) =>
    expect(fieldOf(commentInput).refusal(value)).toBe("Gönderilen veri geçersiz"),
  );
});

describe("a comment that an editor changes", () => {
  const { stored, refusals } = formOf(commentUpdate, { ...edited(), updated_at: "1" });

  it.each([
    ["user_name", "that nobody sees", " ", "Lütfen kullanıcı adınızı girin"],
    ["rating", "of 0", 0, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", "of 6", 6, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["rating", "that is missing", undefined, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["updated_at", "that is missing", undefined, "Kaydın sürümü eksik"],
    ["promotion_id", "of another promotion", ID, "Bilinmeyen alan"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["user_name", " a  b ", "a b"],
    ["rating", 1, 1],
    ["rating", 5, 5],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));
});

describe("the filters of a list of comments", () => {
  const { stored, refusals } = formOf(z.object(commentFilters), {});

  it.each([
    ["rating", "1", 1],
    ["rating", "5", 5],
    ["rating", undefined, undefined],
    ["status", "published", "published"],
    ["status", "pending", "pending"],
    ["status", "spam", "spam"],
    ["status", undefined, undefined],
  ])("read the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it.each([
    ["rating", "0"],
    ["rating", "6"],
    ["rating", "2.5"],
    ["status", "deleted"],
  ])("refuse the %s %j", (field, value) => expect(Object.keys(refusals(field, value))).toEqual([field]));
});

describe("an action on all comments that match", () => {
  const { stored, refusals } = formOf(matching(COMMENT_ACTIONS, commentFilters), {
    action: "spam",
    until: "2026-11-21T09:00:00Z",
  });

  it.each(["publish", "spam", "delete"])("may be %s", (action) => expect(refusals("action", action)).toEqual({}));
  it("is no other", () => expect(refusals("action", "x")).toEqual({ action: "Bilinmeyen işlem" }));
  it("is of all without a search", () => expect(stored("q", undefined)).toBe(""));
  it("takes a search of 100 characters", () => expect(refusals("q", "a".repeat(100))).toEqual({}));
  it.each([
    ["q", "a".repeat(101)],
    ["rating", 6],
    ["status", "deleted"],
    ["until", "2026-11-21"],
    ["until", undefined],
  ])("is refused with the %s %j", (field, value) => expect(Object.keys(refusals(field, value))).toEqual([field]));
});
