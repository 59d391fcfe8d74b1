import { zodResolver } from "@hookform/resolvers/zod";
import { Flex } from "@radix-ui/themes";
import { type ReactNode, useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import toast from "react-hot-toast";
import type * as z from "zod";
import { sentenceOf } from "../api";
import { showRefusedFields } from "../form/refused-fields";
import { SaveButton } from "../form/save-button";
import { SavableForm } from "../form/savable-form";
import { useKeepOpen } from "./account-dialog";

interface PlainFormProps<V extends FieldValues, Output> {
  /** The schema of the API, without the list of common passwords. */
  schema: z.ZodType<Output, V>;
  values: V;
  save: (values: Output) => Promise<unknown>;
  saved?: string;
  onDirty?: (isDirty: boolean) => void;
  /** Form values after saving. */
  after?: (values: Output) => V;
  /** Buttons in place of 'Kaydet'. */
  buttons?: (isSaving: boolean) => ReactNode;
  children: (form: UseFormReturn<V>) => ReactNode;
}

/** Form of an account. Unlike forms of records it is never stored as a draft, since it may hold a password. */
export function PlainForm<V extends FieldValues, Output>(props: PlainFormProps<V, Output>) {
  const { schema, values, save, saved, onDirty, after = () => values, buttons, children } = props;
  const form = useForm<V>({
    resolver: zodResolver(schema as never) as unknown as Resolver<V>,
    defaultValues: values as DefaultValues<V>,
  });
  const { isDirty, isSubmitting } = form.formState;
  // The answer may be a secret that is shown only once.
  useKeepOpen(isSubmitting);
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  async function submit(isQuiet = false): Promise<boolean> {
    if (isSubmitting) return false;
    let isSaved = false;
    await form.handleSubmit(async (input) => {
      const output = input as unknown as Output;
      try {
        await save(output);
        form.reset(after(output));
        if (saved && !isQuiet) toast.success(saved);
        isSaved = true;
      } catch (error) {
        showRefusedFields(form, error);
        toast.error(sentenceOf(error));
      }
    })();
    return isSaved;
  }
  return (
    <SavableForm isChanged={isDirty} save={submit}>
      {children(form)}
      <Flex gap="3" justify={buttons ? "end" : "start"} wrap="wrap">
        {buttons?.(isSubmitting) ?? <SaveButton label="Kaydet" isSaving={isSubmitting} disabled={!isDirty} />}
      </Flex>
    </SavableForm>
  );
}
