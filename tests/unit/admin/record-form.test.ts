// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../app/admin/api";
import { type Row, ROW, TITLE_SHORT, setupRecordForm } from "../../support/record-form";

const { save, onSaved, onRefused, said, complained, open } = setupRecordForm();

describe("saving a record", () => {
  it("sends the values of the form with its version, says so, passes the row on and leaves nothing unsaved", async () => {
    const { type, submit, form } = open(ROW);
    type("Yeni başlık");
    expect(await submit()).toBe(true);
    expect(save).toHaveBeenCalledExactlyOnceWith({ title: "Yeni başlık", terms: "bir\niki" }, "2026-11-01");
    expect(said).toHaveBeenCalledExactlyOnceWith("Güncellendi");
    expect(onSaved).toHaveBeenCalledWith(ROW);
    expect(form().getFieldState("title").isDirty).toBe(false);
  });

  it("shows no message when several forms are saved together", async () => {
    await open(ROW).submit(true);
    expect(said).not.toHaveBeenCalled();
  });

  it("publishes where that was asked for, and says so", async () => {
    const { result } = open(ROW);
    expect(await act(() => result.current.decide("publish"))).toBe(true);
    expect(save).toHaveBeenCalledExactlyOnceWith({ title: "Eski", terms: "yayında" }, "2026-11-01");
    expect(said).toHaveBeenCalledExactlyOnceWith("Yayınlandı");
  });

  it("says what a decision made of the saved record", async () => {
    const { result } = open(ROW);
    save.mockResolvedValueOnce({ ...ROW, title: "Saklanan" });
    await act(() => result.current.decide("approve"));
    expect(said).toHaveBeenCalledExactlyOnceWith("Onaylandı: Saklanan");
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

it("what the form refuses is not sent, and its fields are named", async () => {
  const { type, submit, form } = open(ROW);
  type("a");
  expect(await submit()).toBe(false);
  expect(save).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledWith(["title"]);
  expect(form().getFieldState("title").error?.message).toBe(TITLE_SHORT);
});

describe("what the server refuses", () => {
  it("is shown next to its field and in a message", async () => {
    save.mockRejectedValue(new ApiError(422, "Başlık kullanımda", { fields: { title: "Başka başlık seçin" } }));
    const { submit, form } = open(ROW);
    expect(await submit()).toBe(false);
    expect(form().getFieldState("title").error?.message).toBe("Başka başlık seçin");
    expect(onRefused).toHaveBeenCalledWith(["title"]);
    expect(complained).toHaveBeenCalledWith("Başlık kullanımda");
  });

  it("is shown with what failed when no answer came", async () => {
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

it("a new record is saved without a version", async () => {
  const { type, submit } = open();
  type("Yepyeni");
  await submit();
  expect(save).toHaveBeenCalledWith({ title: "Yepyeni", terms: "" }, undefined);
});
