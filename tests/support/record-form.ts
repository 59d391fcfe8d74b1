import { act } from "@testing-library/react";
import toast from "react-hot-toast";
import { beforeEach, vi } from "vitest";
import * as z from "zod";
import { useDescription } from "../../app/admin/form/field-descriptions";
import { useRecordForm } from "../../app/admin/form/use-record-form";
import { setupDrafts } from "./panel-drafts";
import { renderPanelHook } from "./panel-hook";

export interface Row {
  id: string;
  updated_at: string;
  title: string;
  terms: string[];
}

export const ROW: Row = { id: "7", updated_at: "2026-11-01", title: "Eski", terms: ["bir", "iki"] };
export const NEWER: Row = { ...ROW, updated_at: "2026-11-02", title: "Öteki", terms: ["bir"] };
export const TITLE_SHORT = "Başlık kısa";
const schema = z.object({ title: z.string().min(3, TITLE_SHORT), terms: z.string() });
export const valuesOf = (row?: Row) => ({ title: row?.title ?? "", terms: row?.terms.join("\n") ?? "" });

/** The form of a made-up record, with mocks of its save and of the messages it shows. */
export function setupRecordForm() {
  const save = vi.fn<(input: z.infer<typeof schema>, basis?: string) => Promise<Row>>();
  const onSaved = vi.fn();
  const onRefused = vi.fn();
  const said = vi.spyOn(toast, "success");
  const complained = vi.spyOn(toast, "error");

  function open(row?: Row) {
    const hook = renderPanelHook(() => {
      const state = useRecordForm({
        draft: `post:${row?.id ?? "new"}`,
        schema,
        row,
        valuesOf,
        save,
        saved: "Güncellendi",
        decisions: {
          publish: { inputOf: (input) => ({ ...input, terms: "yayında" }), done: "Yayınlandı" },
          approve: { inputOf: (input) => input, done: (saved) => `Onaylandı: ${saved.title}` },
        },
        unsaved: "Kaydedilemedi",
        onSaved,
        onRefused,
        queryKey: "posts",
      });
      useDescription(state.form, "title", { label: "Başlık" });
      return state;
    });
    const { result } = hook;
    const form = () => result.current.form;
    return {
      ...hook,
      form,
      type: (title: string) => act(() => form().setValue("title", title, { shouldDirty: true })),
      submit: (isQuiet?: boolean) => act(() => result.current.submit(isQuiet)),
      settle: () => act(async () => void (await new Promise((resolve) => setTimeout(resolve)))),
    };
  }

  setupDrafts();
  beforeEach(() => void save.mockResolvedValue(ROW));

  return { save, onSaved, onRefused, said, complained, open };
}
