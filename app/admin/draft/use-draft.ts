import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  restoreAfterSignIn,
  type Draft,
  storedDrafts,
  deleteDraft,
  deleteOwn,
  releaseOwn,
  sendOwn,
  type StoredDraft,
  takeOver,
  withCopy,
  writeDraft,
} from "./drafts";
import { changedFields, fitting, textsLeft } from "./fitting";
import { useServerCopy } from "./use-server-copy";
import { isKeepingDrafts, isLeavingForSignIn } from "../session/sign-in-again";

/** Debounce (ms) before a draft is written. */
const DRAFT_MS = 2_000;
/** Rest (ms) after the last change before a draft is sent to the server. */
const REST_MS = 3_000;
/** Interval (ms) for checking whether another tab still writes a draft. */
const REREAD_MS = 3_000;

/** Fills the form from a draft. Fields that are missing or malformed in it keep the record's values. Returns the texts that were lost. */
function fill<V extends FieldValues>(form: UseFormReturn<V>, values: V) {
  const fitted = fitting(form.formState.defaultValues, values) as V;
  form.reset(fitted, { keepDefaultValues: true });
  return textsLeft(values, fitted);
}

/** Saves unsaved changes to `localStorage` and to the server, and offers drafts that were left there. */
export function useDraft<V extends FieldValues>(name: string, form: UseFormReturn<V>, basis: string | undefined) {
  const [restored, setRestored] = useState<Draft<V>>();
  const isDirty = useRef(false);
  const [kept, setKept] = useState<"browser" | "server">();
  const [refusal, setRefusal] = useState<string>();
  const [left, setLeft] = useState<string[]>();
  const queries = useQueryClient();
  const queryKey = ["draft", name];
  const { data: stored = [] } = useQuery({
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
  const { copy, isEnded, others, forgetCopy } = useServerCopy(name, kept !== undefined);
  const offered = withCopy(name, stored, copy);
  const back = stored.find(({ isAutoRestored }) => isAutoRestored);
  // A draft keeps the version it is based on, so that a later save by others is detected as a conflict.
  const from = restored?.basis ?? back?.basis ?? basis;
  const reread = () => void queries.invalidateQueries({ queryKey });
  /** Of a stored record the changed fields, so that others keep what somebody else saves meanwhile. */
  const current = (): Draft<V> => {
    const values = form.getValues();
    const kept = from ? (changedFields(form.formState.defaultValues ?? {}, values) as V) : values;
    return { values: kept, basis: from, savedAt: Date.now() };
  };
  const write = useEffectEvent(() => {
    if (!isDirty.current || !isKeepingDrafts()) return;
    const isHere = writeDraft(name, current());
    if (kept !== "server") setKept(isHere ? "browser" : undefined);
    if (isLeavingForSignIn()) restoreAfterSignIn(name);
  });
  const send = useEffectEvent(() => {
    if (!isDirty.current || isLeavingForSignIn()) return;
    sendOwn(name, current(), ({ isKept, refusal, replaced }, isHere) => {
      if (replaced) reread();
      if (!isDirty.current) return;
      setRefusal(refusal);
      setKept(isKept ? "server" : isHere ? "browser" : undefined);
    });
  });

  useEffect(() => {
    if (!back) return;
    takeOver(name, back.key);
    fill(form, back.values);
  }, [back, form, name]);

  useEffect(() => () => releaseOwn(name), [name]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onDue = () => {
      timer = undefined;
      write();
    };
    // What equals the record again is no draft.
    const onRest = () => (isDirty.current ? send() : void deleteOwn(name));
    const onHidden = () => {
      if (!document.hidden) return;
      write();
      send();
    };
    const onLeave = () => write();
    const onOnline = () => send();
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        isDirty.current = state.isDirty ?? isDirty.current;
        if (!isDirty.current) setKept(undefined);
        timer ??= setTimeout(onDue, DRAFT_MS);
        clearTimeout(rest);
        rest = setTimeout(onRest, REST_MS);
      },
    });
    addEventListener("pagehide", onLeave);
    addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      clearTimeout(timer);
      clearTimeout(rest);
      unsubscribe();
      removeEventListener("pagehide", onLeave);
      removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [form, name]);

  async function discard() {
    setKept(undefined);
    setRefusal(undefined);
    setRestored(undefined);
    setLeft(undefined);
    queries.setQueryData<StoredDraft<V>[]>(queryKey, (drafts = []) =>
      drafts.filter(({ isAutoRestored }) => !isAutoRestored),
    );
    await deleteOwn(name);
  }

  /** Reads a draft; undefined when another tab is writing it. */
  async function claim(key: string): Promise<StoredDraft<V> | undefined> {
    const drafts = withCopy(name, await storedDrafts<V>(name), copy);
    return drafts.find((draft) => draft.key === key && !draft.isOpenElsewhere);
  }

  /** Fills the form from a draft; unsaved changes of the form become a draft themselves. */
  async function restore(key: string) {
    const draft = await claim(key);
    if (draft) {
      if (isDirty.current) writeDraft(name, current());
      takeOver(name, key, draft.sentAt);
      setLeft(fill(form, draft.values));
      setRestored(draft);
    }
    reread();
  }

  async function forget(key: string) {
    if (await claim(key)) {
      void deleteDraft(key);
      forgetCopy();
    }
    reread();
  }

  return {
    basis: from,
    isDirty: () => isDirty.current,
    offered: back ? [] : offered,
    others,
    isEnded,
    kept,
    refusal,
    left,
    discard,
    restore,
    forget,
  };
}
