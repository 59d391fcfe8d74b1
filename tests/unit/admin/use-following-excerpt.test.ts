// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { useFollowingExcerpt } from "../../../app/admin/blog/use-following-excerpt";
import { valuesOf } from "../../../app/admin/blog/values";

/** A form for a new post. */
function open() {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: valuesOf(undefined) });
    useFollowingExcerpt(form, true);
    return form;
  });
  const form = result.current;
  return {
    write: (content: string) => act(() => form.setValue("content", content, { shouldDirty: true })),
    restore: (content: string, excerpt: string) =>
      act(() => form.reset({ ...valuesOf(undefined), content, excerpt }, { keepDefaultValues: true })),
    excerpt: () => form.getValues("excerpt"),
  };
}

describe("the excerpt of a new post (B8.3)", () => {
  it("goes on following the text of a restored draft", () => {
    const { restore, write, excerpt } = open();
    restore("<p>Dünkü başlangıç</p>", "Dünkü başlangıç");
    write("<p>Bugünkü başlangıç</p>");
    expect(excerpt()).toBe("Bugünkü başlangıç");
  });

  it("stays as somebody wrote it, also in a restored draft", () => {
    const { restore, write, excerpt } = open();
    restore("<p>Dünkü başlangıç</p>", "Elle yazılan özet");
    write("<p>Bugünkü başlangıç</p>");
    expect(excerpt()).toBe("Elle yazılan özet");
  });
});
