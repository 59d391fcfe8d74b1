import { Text } from "@radix-ui/themes";
import { useState } from "react";
import { ROLE_LABELS, ROLES } from "../../../worker/accounts/constants";
import { accountRules } from "../../../worker/accounts/rules";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { AccountDialog, dialogButtons } from "../account/account-dialog";
import { PlainForm } from "../account/plain-form";
import { ShownOnce } from "../account/shown-once";
import { answered, api } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { randomPassword } from "./random-password";

interface DialogProps {
  onAdded: () => void;
  onClose: () => void;
}

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
type Values = { name: string; email: string; role: (typeof ROLES)[number]; password: string };

/** Adds a person; afterwards shows the first password, once. */
export function NewAccount({ onAdded, onClose }: DialogProps) {
  const [added, setAdded] = useState<Values>();
  const [values] = useState<Values>(() => ({ name: "", email: "", role: "editor", password: randomPassword() }));
  async function add(json: Values) {
    await answered(api.accounts.$post({ json }), CHANGE_FAILED.account);
    setAdded(json);
    onAdded();
  }
  return (
    <AccountDialog title={added ? "Hesap hazır" : "Kişi ekle"} onClose={onClose}>
      {added ? (
        <ShownOnce lines={[added.email, added.password]} onClose={onClose}>
          <Text as="p">
            Giriş bilgilerini <strong>{added.name}</strong> kişisine güvenli bir yoldan iletin. Şifre bir daha
            gösterilmez; kişi girdikten sonra 'Hesabım' sayfasında değiştirebilir.
          </Text>
        </ShownOnce>
      ) : (
        <PlainForm schema={accountRules} values={values} save={add} buttons={dialogButtons("Hesabı ekle")}>
          {(form) => (
            <>
              <TextInput form={form} name="name" label="Ad" autoComplete="off" />
              <TextInput form={form} name="email" label="E-posta" type="email" autoComplete="off" />
              <SelectInput
                form={form}
                name="role"
                label="Rol"
                options={OPTIONS}
                hint="Yazar yalnızca kendi taslaklarını yazar ve incelemeye gönderir. Editör içerikle çalışır, ana sayfa ve SEO metinleri de buna dahildir; hesapları ve değerlendirme ayarlarını göremez"
              />
              <TextInput
                form={form}
                name="password"
                label="İlk şifre"
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
