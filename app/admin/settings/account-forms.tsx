import { zodResolver } from "@hookform/resolvers/zod";
import { Flex } from "@radix-ui/themes";
import { type ReactNode, useEffect } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import toast from "react-hot-toast";
import type * as z from "zod";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { administratorRules, passwordRules } from "../../../worker/session/rules";
import { answered, api, sentenceOf } from "../api";
import { TextInput } from "../form/fields";
import { showRefusedFields } from "../form/refused-fields";
import { SaveButton } from "../form/save-button";
import { SavableForm } from "../form/savable-form";
import type { ReportUnsaved } from "./settings-form";

interface PasswordFormProps<V extends FieldValues> {
  name: string;
  report: ReportUnsaved;
  /** The schema of the API, without the list of common passwords. */
  schema: z.ZodType<V>;
  empty: DefaultValues<V>;
  save: (values: V) => Promise<unknown>;
  saved: string;
  children: (form: UseFormReturn<V>) => ReactNode;
}

/** A password form, which, unlike forms of records, is never stored as a draft. */
function PasswordForm<V extends FieldValues>(props: PasswordFormProps<V>) {
  const { name, report, schema, empty, save, saved, children } = props;
  const form = useForm<V>({ resolver: zodResolver(schema as never) as unknown as Resolver<V>, defaultValues: empty });
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => report(name, isDirty), [report, name, isDirty]);
  async function submit(isQuiet = false): Promise<boolean> {
    if (isSubmitting) return false;
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      try {
        await save(values);
        form.reset(empty);
        if (!isQuiet) toast.success(saved);
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
      <Flex>
        <SaveButton label="Kaydet" isSaving={isSubmitting} disabled={!isDirty} />
      </Flex>
    </SavableForm>
  );
}

export function NewAdministrator({ onAdded, report }: { onAdded: () => void; report: ReportUnsaved }) {
  async function add(json: { email: string; password: string }) {
    await answered(api.administrators.$post({ json }), CHANGE_FAILED.administrators);
    onAdded();
  }
  return (
    <PasswordForm
      name="administrator"
      report={report}
      schema={administratorRules}
      empty={{ email: "", password: "" }}
      save={add}
      saved="Yönetici eklendi"
    >
      {(form) => (
        <>
          <TextInput form={form} name="email" label="E-posta" type="email" autoComplete="off" />
          <TextInput form={form} name="password" label="Şifre" type="password" autoComplete="new-password" />
        </>
      )}
    </PasswordForm>
  );
}

export function OwnPassword({ report }: { report: ReportUnsaved }) {
  return (
    <PasswordForm
      name="password"
      report={report}
      schema={passwordRules}
      empty={{ present: "", password: "" }}
      save={(json) => answered(api.administrators.password.$put({ json }), CHANGE_FAILED.administrators)}
      saved="Şifreniz değiştirildi; diğer oturumlarınız kapatıldı"
    >
      {(form) => (
        <>
          <TextInput form={form} name="present" label="Mevcut şifre" type="password" autoComplete="current-password" />
          <TextInput form={form} name="password" label="Yeni şifre" type="password" autoComplete="new-password" />
        </>
      )}
    </PasswordForm>
  );
}
