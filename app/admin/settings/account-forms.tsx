import { Flex } from "@radix-ui/themes";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import toast from "react-hot-toast";
import { answered, api, ApiError, sentenceOf } from "../api";
import { TextInput } from "../fields";
import { SaveButton } from "../save-button";

/**
 * A form with a password: checked by the server alone, which knows the common ones, and, unlike the forms of records,
 * never kept as a draft.
 */
function usePasswordForm<V extends FieldValues>(
  empty: DefaultValues<V>,
  save: (values: V) => Promise<unknown>,
  saved: string,
) {
  const form = useForm<V>({ defaultValues: empty });
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      form.reset(empty);
      toast.success(saved);
    } catch (error) {
      if (error instanceof ApiError)
        for (const [name, message] of Object.entries(error.fields))
          form.setError(name as FieldPath<V>, { message }, { shouldFocus: true });
      toast.error(sentenceOf(error));
    }
  });
  return { form, submit };
}

export function NewAdministrator({ onAdded }: { onAdded: () => void }) {
  const { form, submit } = usePasswordForm(
    { email: "", password: "" },
    async (json: { email: string; password: string }) => {
      await answered(api.administrators.$post({ json }));
      onAdded();
    },
    "Yönetici eklendi",
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        <TextInput form={form} name="email" label="E-posta" type="email" autoComplete="off" />
        <TextInput form={form} name="password" label="Şifre" type="password" autoComplete="new-password" />
        <Flex>
          <SaveButton label="Kaydet" isSaving={form.formState.isSubmitting} disabled={!form.formState.isDirty} />
        </Flex>
      </Flex>
    </form>
  );
}

export function OwnPassword() {
  const { form, submit } = usePasswordForm(
    { present: "", password: "" },
    (json: { present: string; password: string }) => answered(api.administrators.password.$put({ json })),
    "Şifreniz değiştirildi; diğer oturumlarınız kapatıldı",
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        <TextInput form={form} name="present" label="Mevcut şifre" type="password" autoComplete="current-password" />
        <TextInput form={form} name="password" label="Yeni şifre" type="password" autoComplete="new-password" />
        <Flex>
          <SaveButton label="Kaydet" isSaving={form.formState.isSubmitting} disabled={!form.formState.isDirty} />
        </Flex>
      </Flex>
    </form>
  );
}
