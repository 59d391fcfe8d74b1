import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { foldTr } from "../../../worker/text/folding";
import { sentenceOf } from "../api";
import type { ImportKind } from "./kind";
import { forgetQueue, keepQueue, keptQueue } from "./kept-queue";
import { isKindName, KIND_NAMES, type KindName } from "./kinds";
import { recognised } from "./recognition";
import { IN_OTHER_FILE, isHeld, type QueuedFile } from "./states";
import { checkFile, type ImportedFile, importFile, isOpen, type Steps } from "./steps";

const inOrder = (files: QueuedFile[]) =>
  files.toSorted((one, other) => rankOf(one) - rankOf(other) || files.indexOf(one) - files.indexOf(other));
const rankOf = ({ kind }: QueuedFile) => (kind ? KIND_NAMES.indexOf(kind) : KIND_NAMES.length);

const folded = (value: unknown) => (typeof value === "string" ? foldTr(value.trim()) : "");

/** Names and slugs of the records that files are about. */
const namesIn = (files: QueuedFile[], kind: KindName) =>
  new Set(
    files
      .filter((file) => file.kind === kind && file.state !== "done")
      .flatMap(({ checked }) => (checked?.lines ?? []).flatMap(({ values }) => [values["name"], values["slug"]]))
      .map(folded)
      .filter(Boolean),
  );

/** Lines of promotions wait for a casino or category that a file before them may add. */
function held(file: ImportedFile, before: QueuedFile[]): ImportedFile {
  const known: Record<string, Set<string>> = {
    casino: namesIn(before, "casino"),
    category: namesIn(before, "category"),
  };
  const outcomes = file.outcomes.map((outcome, at) => {
    const { values = {} } = file.lines[at] ?? {};
    const errors = Object.entries(outcome.errors).map(
      ([field, sentence]) => [field, known[field]?.has(folded(values[field])) ? IN_OTHER_FILE : sentence] as const,
    );
    return { ...outcome, errors: Object.fromEntries(errors) };
  });
  return { ...file, outcomes };
}

/** A queue of files that are checked, then imported in the order of their kinds; it outlives the tab. */
export function useQueue(kinds: Record<KindName, ImportKind>, account: string) {
  const queries = useQueryClient();
  const [files, setFiles] = useState<QueuedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(files);
  const change = useRef("");
  const isStopped = useRef(false);
  /** Whether the files may be written. */
  const [isApproved, setApproved] = useState(false);

  function show(next: QueuedFile[]) {
    latest.current = inOrder(next);
    setFiles(latest.current);
  }
  const put = (id: string, values: Partial<QueuedFile>) =>
    show(latest.current.map((file) => (file.id === id ? { ...file, ...values } : file)));
  const keep = (may: boolean, added: QueuedFile[] = []) =>
    keepQueue(
      account,
      {
        change: change.current,
        isApproved: may,
        files: latest.current.map(({ id, file, kind, state, written }) => ({
          ...{ id, name: file.name, kind, written },
          isDone: state === "done",
        })),
      },
      added,
    );

  useEffect(() => {
    let isGone = false;
    void keptQueue(account).then((kept) => {
      if (!kept || isGone || latest.current.length > 0) return;
      change.current = kept.change;
      setApproved(kept.isApproved);
      show(
        kept.files.map(({ id, file, kind, isDone, written }) => ({
          ...{ id, file, written, kind: isKindName(kind) ? kind : undefined },
          state: isDone ? ("done" as const) : ("stopped" as const),
        })),
      );
    });
    return () => {
      isGone = true;
      isStopped.current = true;
    };
  }, [account]);

  async function check({ id, file, kind }: QueuedFile, steps: Steps): Promise<ImportedFile | undefined> {
    if (!kind) return undefined;
    put(id, { state: "checking", sentence: undefined, checked: undefined });
    const checked = await checkFile(kinds[kind], file, steps);
    const before = latest.current.slice(
      0,
      latest.current.findIndex((other) => other.id === id),
    );
    const shown = checked && kind === "promotion" ? held(checked, before) : checked;
    put(id, shown ? { state: "checked", checked: shown } : { state: "stopped" });
    return shown;
  }

  async function write({ id, written }: QueuedFile, kind: ImportKind, checked: ImportedFile, steps: Steps) {
    put(id, { state: "importing" });
    await importFile(kind, checked, change.current, steps, (after) => {
      put(id, { checked: after, written: written + after.written.size });
      void keep(true);
    });
    put(id, { state: isStopped.current ? "stopped" : "done" });
    await queries.invalidateQueries({ queryKey: [kind.queryKey] });
  }

  /** Checks what is not checked, and imports too if asked; after a write later files are checked again. */
  async function work(isImport: boolean) {
    isStopped.current = false;
    setApproved(isImport);
    setBusy(true);
    await keep(isImport);
    let hasWritten = false;
    for (const { id } of latest.current) {
      const item = latest.current.find((file) => file.id === id);
      if (!item?.kind || item.state === "done" || (!isImport && item.checked)) continue;
      const steps: Steps = {
        onProgress: (done, total) => put(id, { progress: { done, total } }),
        isStopped: () => isStopped.current,
      };
      const isCurrent: boolean = !hasWritten && !item.checked?.outcomes.some(isHeld);
      let isWriting = false;
      try {
        const checked: ImportedFile | undefined = (isCurrent ? item.checked : undefined) ?? (await check(item, steps));
        if (checked && isImport) {
          isWriting = true;
          hasWritten ||= checked.outcomes.some((outcome) => isOpen(checked, outcome));
          await write(item, kinds[item.kind], checked, steps);
        }
      } catch (error) {
        put(id, { state: "failed", sentence: sentenceOf(error), checked: undefined });
        // Later files may need what this one could not write.
        if (isWriting) isStopped.current = true;
      }
      put(id, { progress: undefined });
      if (isStopped.current) break;
    }
    await (latest.current.every(({ state }) => state === "done") ? forgetQueue(account) : keep(isImport));
    setBusy(false);
  }

  async function add(chosen: File[], fallback: KindName | undefined) {
    if (latest.current.length === 0 || latest.current.every(({ state }) => state === "done")) {
      await forgetQueue(account);
      show([]);
      change.current = crypto.randomUUID();
    }
    const added = await Promise.all(
      chosen.map(async (file): Promise<QueuedFile> => {
        const kind = (await recognised(file, kinds)) ?? fallback;
        return { id: crypto.randomUUID(), file, kind, state: "waiting", written: 0 };
      }),
    );
    show([...latest.current, ...added]);
    await keep(false, added);
    await work(false);
  }

  async function choose(id: string, kind: KindName) {
    put(id, { kind, state: "waiting", checked: undefined, sentence: undefined });
    await work(false);
  }

  async function remove(id: string) {
    show(latest.current.filter((file) => file.id !== id));
    await (latest.current.length > 0 ? keep(isApproved) : forgetQueue(account));
  }

  async function clear() {
    show([]);
    await forgetQueue(account);
  }

  return {
    ...{ files, isBusy, isApproved, change, add, choose, remove, clear },
    run: () => work(true),
    /** Goes on with what was stopped: writes nothing that was not approved. */
    goOn: () => work(isApproved),
    stop: () => (isStopped.current = true),
  };
}
