import { Button, Text } from "@radix-ui/themes";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SignInForm } from "../../../worker/session/rules";
import { TextInput } from "../form/fields";

interface CodeStepProps {
  form: UseFormReturn<SignInForm>;
  /** Absent without JavaScript, where the password stays on the page. */
  onBack?: (() => void) | undefined;
}

/** The second step of signing in: a code of the authenticator app, or one for recovery. */
export function CodeStep({ form, onBack }: CodeStepProps) {
  useEffect(() => form.setFocus("code"), [form]);
  return (
    <>
      <Text as="p" size="2">
        Doğrulama uygulamanızdaki 6 haneli kodu yazın. Uygulamaya ulaşamıyorsanız kurtarma kodlarınızdan birini de
        yazabilirsiniz.
      </Text>
      <TextInput form={form} name="code" label="Doğrulama kodu" autoComplete="one-time-code" />
      {onBack && (
        <Button type="button" variant="ghost" onClick={onBack}>
          Başka bir hesapla gir
        </Button>
      )}
    </>
  );
}
