import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import toast from "react-hot-toast";
import type * as z from "zod";
import { ApiError, sentenceOf } from "./api";
import type { FormPictures } from "./form-pictures";
import { showRefusedFields } from "./refused-fields";
import { useDraft } from "./use-draft";
import { useSaveKey } from "./use-save-key";

interface Options<V extends FieldValues, Output, Row> {
  /** Names the record for its local draft: `post:new`, `post:<id>`. */
  draft: string;
  /** The API's own schema. */
  schema: z.ZodType<Output>;
  values: V;
  /** The `updated_at` of the row the form was filled from; undefined for a new record. */
  basis?: string;
  save: (input: Output, basis: string | undefined) => Promise<Row>;
  /** Said once the record is safe. */
  saved: string;
  /** Said before the cause where the server could not be asked. */
  unsaved: string;
  onSaved: (row: Row) => void;
  /** Told the names of the fields that were refused. */
  onRefused?: (names: string[]) => void;
  /** Where the form stays open once saved: the values of the saved row, from which it goes on. */
  stays?: (row: Row) => V;
  /** First part of the keys of the queries that show the record. */
  queryKey: string;
}

/**
 * One form for a new and a known record: the API's schema, field sentences from both sides, a local draft, and the
 * question what to do when somebody else has saved first.
 */
export function useRecordForm<V extends FieldValues, Output, Row>(options: Options<V, Output, Row>) {
  const { schema, values, basis, save, saved, onSaved, stays, queryKey } = options;
  const form = useForm<V>({
    resolver: zodResolver(schema as never) as unknown as Resolver<V>,
    defaultValues: values as never,
  });
  const draft = useDraft(options.draft, form, basis);
  const pictures = useMemo<FormPictures>(() => ({ draft: options.draft, finishers: new Set() }), [options.draft]);
  const [theirs, setTheirs] = useState<Record<string, unknown>>();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);

  async function send(input: Output, based: string | undefined) {
    try {
      const row = await save(input, based);
      // At once, so that leaving the saved form asks nothing.
      flushSync(() => form.reset(options.stays ? options.stays(row) : form.getValues()));
      setTheirs(undefined);
      draft.discard();
      toast.success(saved);
      void queries.invalidateQueries({ queryKey: [queryKey] });
      onSaved(row);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const newer = error instanceof ApiError && error.status === 409 ? error.details.current : undefined;
    if (newer) return setTheirs(newer);
    showRefusedFields(form, error, options.onRefused);
    const isRefused = error instanceof ApiError && error.status > 0;
    toast.error(isRefused ? sentenceOf(error) : `${options.unsaved}: ${sentenceOf(error)}`);
    if (error instanceof ApiError && error.status === 404)
      void queries.invalidateQueries({ queryKey: [queryKey, "list"] });
  }

  async function submitOn(based: string | undefined) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      // Nothing is saved before its pictures are stored.
      for (const finish of [...pictures.finishers]) if (!(await finish())) return;
      await form.handleSubmit(
        (input) => send(input as unknown as Output, based),
        (errors) => options.onRefused?.(Object.keys(errors)),
      )();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }
  const submit = () => submitOn(draft.basis);
  const overwrite = () => submitOn(String(theirs?.updated_at));

  useSaveKey(() => {
    if (!stays || form.formState.isDirty) void submit();
  });

  return { form, draft, pictures, isSaving, submit, overwrite, theirs, forgetTheirs: () => setTheirs(undefined) };
}

export type RecordFormState<V extends FieldValues, Output, Row> = ReturnType<typeof useRecordForm<V, Output, Row>>;
