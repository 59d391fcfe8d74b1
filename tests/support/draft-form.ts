import { act } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { vi } from "vitest";
import { useDraft } from "../../app/admin/draft/use-draft";
import { FORM } from "./panel-drafts";
import { renderPanelHook } from "./panel-hook";

/** A form with one field, and what it does with drafts; the clock is faked. */
export async function openDraftForm(basis?: string) {
  vi.useFakeTimers();
  const hook = renderPanelHook(() => {
    const form = useForm({ defaultValues: { title: "" } });
    return { form, draft: useDraft(FORM, form, basis) };
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(10);
  const type = (title: string) => act(() => hook.result.current.form.setValue("title", title, { shouldDirty: true }));
  return { ...hook, type, wait, settle: () => wait(10), draft: () => hook.result.current.draft };
}
