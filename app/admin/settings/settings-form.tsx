import { Flex } from "@radix-ui/themes";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod";
import type { VersionedKind } from "../../../worker/records/kinds.server";
import { HistoryLine } from "../history/history-line";
import { FormFrame, type FormState } from "../form/form-frame";
import { LeaveQuestion } from "../shell/leave-question";
import { SaveState } from "../form/save-state";
import { SaveButton } from "../form/save-button";
import { useIsDirty } from "../form/use-is-dirty";
import { deleteOwn } from "../draft/drafts";
import { useRecordForm } from "../form/use-record-form";

interface Options<V extends FieldValues, Output, Row> {
  draft: string;
  schema: z.ZodType<Output>;
  row: Row;
  valuesOf: (row: Row) => V;
  save: (input: Output, basis: string) => Promise<Row>;
  saved: string;
  unsaved: string;
  queryKey: string;
  versions?: VersionedKind;
}

/** Form of a single row: it stays open after saving and continues with the saved row. */
export function useSettingsForm<V extends FieldValues, Output, Row extends { id?: string; updated_at: string }>(
  options: Options<V, Output, Row>,
) {
  const { valuesOf, save, ...rest } = options;
  const [row, setRow] = useState(options.row);
  return useRecordForm<V, Output, Row, Row>({
    ...rest,
    row,
    valuesOf: (known = row) => valuesOf(known),
    save: (input, basis = row.updated_at) => save(input, basis),
    stays: valuesOf,
    onSaved: setRow,
  });
}

interface SettingsFormProps<V extends FieldValues> {
  state: FormState<V>;
  /** See `UnsavedForms`. */
  onDirty: (isDirty: boolean) => void;
  save?: string;
  beside?: ReactNode;
  children: ReactNode;
}

/** One of several forms on a screen, each with its own save button. */
export function SettingsForm<V extends FieldValues>(props: SettingsFormProps<V>) {
  const { state, onDirty, save = "Kaydet", beside, children } = props;
  const isDirty = useIsDirty(state.form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <FormFrame state={state}>
      {children}
      <Flex gap="3" wrap="wrap" align="center">
        <SaveButton label={save} isSaving={state.isSaving} disabled={!isDirty} />
        {beside}
        <SaveState state={state} />
        <HistoryLine state={state} />
      </Flex>
    </FormFrame>
  );
}

/** Reports whether the form with this draft key has unsaved changes. */
export type ReportUnsaved = (draft: string, isDirty: boolean) => void;

/** One unsaved-changes prompt for all forms of a screen. */
export function UnsavedForms({ children }: { children: (report: ReportUnsaved, isDirty: boolean) => ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const report = useCallback(
    (name: string, isDirty: boolean) =>
      setDirty((now) => [...now.filter((other) => other !== name), ...(isDirty ? [name] : [])]),
    [],
  );
  return (
    <>
      {children(report, dirty.length > 0)}
      <LeaveQuestion isAsked={dirty.length > 0} onLeave={() => Promise.all(dirty.map(deleteOwn))} />
    </>
  );
}
