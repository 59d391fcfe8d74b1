import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { forgetFiles } from "./kept-files";
import { isKeepingDrafts, isLeavingForSignIn } from "./sign-in-again";

/** Milliseconds after a change before the local draft is written. */
const DRAFT_MS = 2_000;
const keyOf = (name: string) => `panel-draft:${name}`;

interface Draft<V> {
  values: V;
  /** The `updated_at` of the row that the form was filled from. */
  basis?: string;
  /** Unix time (ms). */
  savedAt: number;
  /** Written on the way to the sign-in page: comes back without asking. */
  isComingBack?: boolean;
}

/** Drops what was left of a form in this browser, its files too. */
export function forgetDraft(name: string) {
  localStorage.removeItem(keyOf(name));
  forgetFiles(name);
}

function readDraft<V>(name: string): Draft<V> | undefined {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored ? (JSON.parse(stored) as Draft<V>) : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft<V>(name: string, draft: Draft<V>) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A full or forbidden store costs the draft, never the form.
  }
}

/** Keeps what is typed into a form in this browser, and offers what was left there. */
export function useDraft<V extends FieldValues>(name: string, form: UseFormReturn<V>, basis: string | undefined) {
  const [restored, setRestored] = useState<Draft<V>>();
  const queries = useQueryClient();
  const queryKey = ["draft", name];
  const { data: left } = useQuery({
    queryKey,
    queryFn: () => readDraft<V>(name) ?? null,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: "always",
  });

  // A draft goes on from the row it began with, so that what others saved since is not overwritten in silence.
  const from = restored?.basis ?? (left?.isComingBack ? left.basis : undefined) ?? basis;

  useEffect(() => {
    if (left?.isComingBack) form.reset(left.values, { keepDefaultValues: true });
  }, [left, form]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDirty = false;
    const write = () => {
      timer = undefined;
      const isComingBack = isLeavingForSignIn();
      if (isDirty && isKeepingDrafts())
        writeDraft(name, { values: form.getValues(), basis: from, savedAt: Date.now(), isComingBack });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        isDirty = state.isDirty ?? isDirty;
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

  const settle = () => queries.setQueryData(queryKey, null);
  const discard = () => {
    forgetDraft(name);
    setRestored(undefined);
    settle();
  };
  const restore = () => {
    if (left) form.reset(left.values, { keepDefaultValues: true });
    setRestored(left ?? undefined);
    settle();
  };
  return { basis: from, offered: left && !left.isComingBack ? left : undefined, discard, restore };
}
