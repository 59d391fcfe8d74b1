import { Button, Dialog, Text } from "@radix-ui/themes";
import { useState } from "react";
import { givenPasswordRules } from "../../../worker/accounts/rules";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { PlainForm } from "../account/plain-form";
import { accepted, api } from "../api";
import { TextInput } from "../form/fields";
import { useFocusReturn } from "../shell/focus-return";
import type { ListedAccount } from "./listed-account";
import { randomPassword } from "./random-password";
import { ShownOnce } from "./shown-once";

/** Gives another's account a new password, shown once. */
export function GivenPassword({
  account: { id, name, email },
  onClose,
}: {
  account: ListedAccount;
  onClose: () => void;
}) {
  const [given, setGiven] = useState<string>();
  const [values] = useState(() => ({ password: randomPassword() }));
  const focus = useFocusReturn();
  async function give(json: { password: string }) {
    await accepted(api.accounts[":id"].password.$put({ param: { id }, json }), CHANGE_FAILED.account);
    setGiven(json.password);
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="30rem" {...focus}>
        <Dialog.Title>Yeni şifre ver</Dialog.Title>
        {given ? (
          <ShownOnce lines={[email, given]} onClose={onClose}>
            <Text as="p">
              Yeni şifreyi <strong>{name || email}</strong> kişisine güvenli bir yoldan iletin; bir daha gösterilmez.
            </Text>
          </ShownOnce>
        ) : (
          <PlainForm
            schema={givenPasswordRules}
            values={values}
            save={give}
            buttons={(isSaving) => (
              <>
                <Dialog.Close>
                  <Button type="button" variant="soft" color="gray" size="3">
                    İptal
                  </Button>
                </Dialog.Close>
                <Button size="3" loading={isSaving}>
                  Şifreyi değiştir
                </Button>
              </>
            )}
          >
            {(form) => (
              <>
                <Text as="p" size="2">
                  <strong>{name || email}</strong> bütün oturumlarından çıkacak ve bu şifreyle girecek.
                </Text>
                <TextInput
                  form={form}
                  name="password"
                  label="Yeni şifre"
                  autoComplete="off"
                  hint="Sizin için üretildi; isterseniz başka bir şifre yazın"
                />
              </>
            )}
          </PlainForm>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
