import { Text } from "@radix-ui/themes";
import { useState } from "react";
import { givenPasswordRules } from "../../../worker/accounts/rules";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { AccountDialog, dialogButtons } from "../account/account-dialog";
import { PlainForm } from "../account/plain-form";
import { ShownOnce } from "../account/shown-once";
import { accepted, api } from "../api";
import { TextInput } from "../form/fields";
import type { ListedAccount } from "./listed-account";
import { randomPassword } from "./random-password";

/** Sets a new password for another account and shows it once. */
export function GivenPassword({
  account: { id, name, email },
  onClose,
}: {
  account: ListedAccount;
  onClose: () => void;
}) {
  const [given, setGiven] = useState<string>();
  const [values] = useState(() => ({ password: randomPassword() }));
  async function give(json: { password: string }) {
    await accepted(api.accounts[":id"].password.$put({ param: { id }, json }), CHANGE_FAILED.account);
    setGiven(json.password);
  }
  return (
    <AccountDialog title="Yeni Şifre Ver" onClose={onClose}>
      {given ? (
        <ShownOnce lines={[email, given]} onClose={onClose}>
          <Text as="p">
            Yeni şifreyi <strong>{name || email}</strong> kişisine güvenli bir yoldan iletin; bir daha gösterilmez.
          </Text>
        </ShownOnce>
      ) : (
        <PlainForm schema={givenPasswordRules} values={values} save={give} buttons={dialogButtons("Şifreyi değiştir")}>
          {(form) => (
            <>
              <Text as="p" size="2">
                <strong>{name || email}</strong> tüm oturumlarından çıkacak ve bu şifreyle girecek.
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
    </AccountDialog>
  );
}
