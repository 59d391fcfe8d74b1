import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  restoreAfterSignIn,
  type Draft,
  storedDrafts,
  deleteDraft,
  deleteOwn,
  releaseOwn,
  type StoredDraft,
  takeOver,
  writeDraft,
} from "./drafts";
import { fitting } from "./fitting";
import { isKeepingDrafts, isLeavingForSignIn } from "../session/sign-in-again";

/** Debounce (ms) before a draft is written. */
const DRAFT_MS = 2_000;
/** Interval (ms) for checking whether another tab still writes a draft. */
const REREAD_MS = 3_000;

/** Drafts from before an update of the panel lack newer fields, which keep the record's values; so do broken ones. */
const fill = <V extends FieldValues>(form: UseFormReturn<V>, values: V) =>
  form.reset(fitting(form.formState.defaultValues, values) as V, { keepDefaultValues: true });

/** Saves unsaved changes to `localStorage` and offers drafts that were left there. */
export function useDraft<V extends FieldValues>(name: string, form: UseFormReturn<V>, basis: string | undefined) {
  const [restored, setRestored] = useState<Draft<V>>();
  const isDirty = useRef(false);
  const [isKept, setKept] = useState(false);
  const queries = useQueryClient();
  const queryKey = ["draft", name];
  const { data: left = [] } = useQuery({
    queryKey,
    queryFn: () => storedDrafts<V>(name),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: "always",
    // Only drafts of other open tabs can change.
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ isOpenElsewhere }) => isOpenElsewhere) &&
      !data.some(({ isAutoRestored }) => isAutoRestored) &&
      REREAD_MS,
  });
  const back = left.find(({ isAutoRestored }) => isAutoRestored);
  // A draft keeps the version it is based on, so that a later save by others is detected as a conflict.
  const from = restored?.basis ?? back?.basis ?? basis;

  useEffect(() => {
    if (!back) return;
    takeOver(name, back.key);
    fill(form, back.values);
  }, [back, form, name]);

  useEffect(() => () => releaseOwn(name), [name]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      if (!isDirty.current || !isKeepingDrafts()) return;
      setKept(writeDraft(name, { values: form.getValues(), basis: from, savedAt: Date.now() }));
      if (isLeavingForSignIn()) restoreAfterSignIn(name);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        isDirty.current = state.isDirty ?? isDirty.current;
        if (!isDirty.current) setKept(false);
        timer ??= setTimeout(write, DRAFT_MS);
      },
    });
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener("pagehide", write);
    };
  }, [form, name, from]);

  function discard() {
    deleteOwn(name);
    setKept(false);
    setRestored(undefined);
    queries.setQueryData<StoredDraft<V>[]>(queryKey, (drafts = []) =>
      drafts.filter(({ isAutoRestored }) => !isAutoRestored),
    );
  }

  /** Reads a draft; undefined when another tab is writing it. */
  async function claim(key: string): Promise<StoredDraft<V> | undefined> {
    return (await storedDrafts<V>(name)).find((draft) => draft.key === key && !draft.isOpenElsewhere);
  }
  const reread = () => void queries.invalidateQueries({ queryKey });

  /** Fills the form from a draft; unsaved changes of the form become a draft themselves. */
  async function restore(key: string) {
    const draft = await claim(key);
    if (draft) {
      if (isDirty.current) writeDraft(name, { values: form.getValues(), basis: from, savedAt: Date.now() });
      takeOver(name, key);
      fill(form, draft.values);
      setRestored(draft);
    }
    reread();
  }

  async function forget(key: string) {
    if (await claim(key)) deleteDraft(key);
    reread();
  }

  return { basis: from, isDirty: () => isDirty.current, offered: back ? [] : left, isKept, discard, restore, forget };
}
