import { Text } from "@radix-ui/themes";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SignInForm } from "../../../worker/session/rules";
import { TextInput } from "../form/fields";

/** The second step of signing in: a code of the authenticator app, or one for recovery. */
export function CodeStep({ form }: { form: UseFormReturn<SignInForm> }) {
  useEffect(() => form.setFocus("code"), [form]);
  return (
    <>
      <Text as="p" size="2">
        Doğrulama uygulamanızdaki 6 haneli kodu yazın. Uygulamaya ulaşamıyorsanız kurtarma kodlarınızdan birini de
        yazabilirsiniz.
      </Text>
      <TextInput form={form} name="code" label="Doğrulama kodu" autoComplete="one-time-code" />
    </>
  );
}
