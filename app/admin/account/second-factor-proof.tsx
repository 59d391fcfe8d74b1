import { Text } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { proofRules } from "../../../worker/accounts/rules";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { TextInput } from "../form/fields";
import { AccountDialog, dialogButtons } from "./account-dialog";
import { PlainForm } from "./plain-form";
import { RecoveryCodes } from "./recovery-codes";

export interface SecondFactorDialogProps {
  onDone: () => void;
  onClose: () => void;
}

interface ProofFormProps {
  explanation: string;
  submit: string;
  color?: "red";
  save: (json: { present: string; code: string }) => Promise<unknown>;
}

/** Password and code, so that an open session alone changes nothing. */
function ProofForm({ explanation, submit, color, save }: ProofFormProps) {
  return (
    <PlainForm
      schema={proofRules}
      values={{ present: "", code: "" }}
      save={save}
      buttons={dialogButtons(submit, color)}
    >
      {(form) => (
        <>
          <Text as="p" size="2">
            {explanation}
          </Text>
          <TextInput form={form} name="present" label="Mevcut şifre" type="password" autoComplete="current-password" />
          <TextInput
            form={form}
            name="code"
            label="Doğrulama kodu"
            autoComplete="one-time-code"
            hint="Uygulamadaki 6 haneli kod veya bir kurtarma kodu"
          />
        </>
      )}
    </PlainForm>
  );
}

export function TurnOff({ onDone, onClose }: SecondFactorDialogProps) {
  async function turnOff(json: { present: string; code: string }) {
    await answered(api.account["second-factor"].removal.$post({ json }), CHANGE_FAILED.account);
    toast.success("İki adımlı giriş kapatıldı");
    onDone();
    onClose();
  }
  return (
    <AccountDialog title="İki Adımlı Girişi Kapat" onClose={onClose}>
      <ProofForm
        explanation="Kapattığınızda yalnızca şifrenizle girilir; kurtarma kodlarınız silinir."
        submit="Kapat"
        color="red"
        save={turnOff}
      />
    </AccountDialog>
  );
}

export function RenewCodes({ onDone, onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  async function renew(json: { present: string; code: string }) {
    setCodes((await answered(api.account["second-factor"].codes.$put({ json }), CHANGE_FAILED.account)).codes);
    onDone();
  }
  return (
    <AccountDialog title="Kurtarma Kodlarını Yenile" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <ProofForm explanation="Eski kurtarma kodlarınız geçersiz olur." submit="Yenile" save={renew} />
      )}
    </AccountDialog>
  );
}
