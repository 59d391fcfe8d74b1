import { Button, Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Link } from "react-router";
import { HistoryLine } from "../history/history-line";
import type { PreviewedKind } from "../../../worker/preview/rules";
import { BackHeading } from "../list/back-heading";
import { useLinkBack } from "../list/way-back";
import { FormBar } from "./form-bar";
import { FormFrame, type FormState } from "./form-frame";
import { LeaveQuestion } from "../shell/leave-question";
import { useIsDirty } from "./use-is-dirty";
import { PreviewButton } from "../preview/preview-button";

interface RecordFormProps<V extends FieldValues> {
  state: FormState<V>;
  title: string;
  /** Path of the list. */
  back: string;
  /** Whether saving alone leaves the record invisible to visitors. */
  isDraft?: boolean;
  /** The kind of the record, where it has a page of its own. */
  preview?: PreviewedKind;
  /** Whether there are unsaved changes outside the form. */
  isHeld?: boolean;
  header?: ReactNode;
  /** Shown before the form element, since forms cannot be nested. */
  above?: ReactNode;
  end?: "publish" | "send";
  children: ReactNode;
}

/** Editing screen of a record. */
export function RecordForm<V extends FieldValues>({ state, title, back, children, ...rest }: RecordFormProps<V>) {
  const { isHeld = false, isDraft = false, preview, header, above, end = "publish" } = rest;
  const isDirty = useIsDirty(state.form);
  const linkBack = useLinkBack(back);
  return (
    <Flex direction="column" gap="4">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <BackHeading title={title} {...linkBack} />
        {header}
      </Flex>
      <HistoryLine state={state} />
      {above}
      <FormFrame state={state}>
        {children}
        <FormBar state={state} isDraft={isDraft} end={end}>
          {preview && <PreviewButton state={state} kind={preview} isDraft={isDraft} />}
          <Button asChild variant="soft" size="3">
            <Link {...linkBack}>İptal</Link>
          </Button>
        </FormBar>
      </FormFrame>
      <LeaveQuestion isAsked={isDirty || isHeld} onLeave={state.draft.discard} />
    </Flex>
  );
}
