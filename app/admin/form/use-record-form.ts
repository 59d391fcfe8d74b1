import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import toast from "react-hot-toast";
import type * as z from "zod";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import type { VersionedKind } from "../../../worker/records/kinds.server";
import { answered, api, ApiError, sentenceOf } from "../api";
import { ownKey } from "../draft/drafts";
import type { FormPictures } from "./form-pictures";
import { refusedPaths, valueAt } from "./field-paths";
import type { RecordHistory } from "../history/record-history";
import { showRefusedFields } from "./refused-fields";
import { useSingleFlight } from "./use-single-flight";
import { useDraft } from "../draft/use-draft";

interface Version {
  id?: string;
  updated_at: string;
  updated_by?: string | null;
}

interface Decision<Output, Row> {
  inputOf: (input: Output) => Output;
  /** Success message, or a function that makes it from the saved row. */
  done: string | ((row: Row) => string);
}

interface Options<V extends FieldValues, Output, Row, Known extends Version> {
  /** Key of the draft: `post:new`, `post:<id>`. */
  draft: string;
  /** The schema of the API. */
  schema: z.ZodType<Output>;
  /** Undefined for a new record. */
  row: Known | undefined;
  /** Initial values of a new record. */
  copy?: Known | undefined;
  /** Form values of a row. */
  valuesOf: (row: Known | undefined) => V;
  /** `basis` is the `updated_at` of the row to change; undefined to create a record. */
  save: (input: Output, basis: string | undefined) => Promise<Row>;
  /** Whether records cannot be created here. */
  isEditOnly?: boolean;
  /** Success message, unless `save` shows one. */
  saved: string | undefined;
  /** Decisions that a save can make besides, by name; `publish` makes the record public. */
  decisions?: Record<string, Decision<Output, Row>>;
  /** Error message when the server does not answer. */
  unsaved: string;
  onSaved: (row: Row) => void;
  /** Called with the names of invalid fields. */
  onRefused?: (names: string[]) => void;
  /** Form values after saving, for a form that stays open. */
  stays?: (row: Row) => V;
  /** First part of the query keys to invalidate. */
  queryKey: string;
  /** Kind of the versions that the server keeps of it. */
  versions?: VersionedKind;
}

const historyOf = (kind: VersionedKind | undefined, row: Version | undefined): RecordHistory | undefined =>
  kind && row?.id ? { kind, id: row.id, updated_at: row.updated_at, updated_by: row.updated_by ?? null } : undefined;

interface Manner {
  /** Suppresses the success message. */
  isQuiet?: boolean;
  /** Name of the decision that the save makes. */
  as?: string | undefined;
}

/** Form to create or change a record: a local draft, validation on both sides and optimistic locking. */
export function useRecordForm<V extends FieldValues, Output, Row, Known extends Version>(
  options: Options<V, Output, Row, Known>,
) {
  const { schema, row, valuesOf, save, isEditOnly = false, saved, onSaved, stays, queryKey } = options;
  const form = useForm<V>({
    resolver: zodResolver(schema as never) as unknown as Resolver<V>,
    defaultValues: valuesOf(row ?? options.copy) as never,
  });
  const draft = useDraft(options.draft, form, row?.updated_at);
  const pictures = useMemo<FormPictures>(
    () => ({ draftKey: () => ownKey(options.draft), finishers: new Set() }),
    [options.draft],
  );
  /** The row that somebody else saved, or "deleted". */
  const [meanwhile, setMeanwhile] = useState<{ newer: Record<string, unknown> } | "deleted">();
  /** Decision to repeat when the conflict is resolved. */
  const decidedLater = useRef<string>(undefined);
  const queries = useQueryClient();
  const [isSaving, alone] = useSingleFlight();

  async function send(input: Output, based: string | undefined, { isQuiet, as }: Manner): Promise<boolean> {
    const decision = options.decisions?.[as ?? ""];
    try {
      const after = await save(decision ? decision.inputOf(input) : input, based);
      // Rendered synchronously, so that the unsaved-changes prompt does not open.
      flushSync(() => form.reset(stays ? stays(after) : form.getValues()));
      setMeanwhile(undefined);
      void draft.discard();
      const decided = typeof decision?.done === "function" ? decision.done(after) : decision?.done;
      const done = row && !based ? "Yeni kayıt olarak kaydedildi" : (decided ?? saved);
      if (!isQuiet && done) toast.success(done);
      void queries.invalidateQueries({ queryKey: [queryKey] });
      onSaved(after);
      return true;
    } catch (error) {
      decidedLater.current = as;
      refuse(error, based);
      return false;
    }
  }

  function refuse(error: unknown, based: string | undefined) {
    const { status = 0, details } = error instanceof ApiError ? error : {};
    if (status === 409 && details?.current) return setMeanwhile({ newer: details.current });
    if (status === 404) void queries.invalidateQueries({ queryKey: [queryKey, "list"] });
    if (status === 404 && row?.id && based) return setMeanwhile("deleted");
    if (details?.fields) setMeanwhile(undefined);
    showRefusedFields(form, error, options.onRefused);
    toast.error(status > 0 ? sentenceOf(error) : `${options.unsaved}: ${sentenceOf(error)}`);
  }

  async function submitOn(based: string | undefined, manner: Manner): Promise<boolean> {
    // Images are uploaded before the record is saved.
    for (const finish of [...pictures.finishers]) if (!(await finish())) return false;
    let isSaved = false;
    await form.handleSubmit(
      async (input) => {
        isSaved = await send(input as unknown as Output, based, manner);
      },
      (errors) => {
        setMeanwhile(undefined);
        options.onRefused?.(refusedPaths(errors));
      },
    )();
    return isSaved;
  }
  const submit = (isQuiet = false) => alone(() => submitOn(draft.basis, { isQuiet }));
  const decide = (as: string) => alone(() => submitOn(draft.basis, { as }));
  const afterConflict = () => ({ as: meanwhile && decidedLater.current });

  /** Overwrites the other version, except for the fields `taken`. */
  function merge(newer: Record<string, unknown>, taken: string[]) {
    const fill = (values: V) => {
      for (const name of taken as Path<V>[])
        form.setValue(name, valueAt(values, name) as V[Path<V>], { shouldDirty: true });
    };
    void alone(async () => {
      const own = form.getValues();
      fill(valuesOf(newer as unknown as Known));
      const isSaved = await submitOn(String(newer["updated_at"]), afterConflict());
      // Restores the input, so that the editor can choose again.
      if (!isSaved) fill(own);
      return isSaved;
    });
  }

  /** Restores the record from the trash and saves it. */
  function restore() {
    void alone(async () => {
      try {
        await answered(api.trash[":id"].restoration.$put({ param: { id: row?.id ?? "" } }), CHANGE_FAILED.trash);
      } catch (error) {
        toast.error(sentenceOf(error));
        return false;
      }
      setMeanwhile(undefined);
      return submitOn(draft.basis, afterConflict());
    });
  }

  const saveAsNew = isEditOnly ? undefined : () => void alone(() => submitOn(undefined, afterConflict()));
  return {
    form,
    draft,
    pictures,
    isSaving,
    isClosing: !stays,
    submit,
    decide,
    problems: () => [...new Set(schema.safeParse(form.getValues()).error?.issues.map(({ message }) => message))],
    savedAt: row?.updated_at,
    history: historyOf(options.versions, row),
    conflict: { meanwhile, forget: () => setMeanwhile(undefined), merge, restore, saveAsNew },
  };
}
