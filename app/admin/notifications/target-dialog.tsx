import { Button, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import toast from "react-hot-toast";
import {
  NOTIFICATION_FORMATS,
  NOTIFICATION_KINDS,
  type NotificationFormat,
  type NotificationKind,
} from "../../../db/schema/notifications";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { FORMAT_LABELS } from "../../../worker/notifications/constants";
import { targetChange, type TargetInput, targetInput } from "../../../worker/notifications/rules";
import { AccountDialog, dialogButtons } from "../account/account-dialog";
import { PlainForm } from "../account/plain-form";
import { answered, api } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { KindsInput } from "./kinds-input";
import { SecretOnce } from "./secret-once";
import { type Target, useRefresh } from "./use-notifications";

const FORMATS = NOTIFICATION_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }));

const ADDRESS_HINTS: Record<Exclude<NotificationFormat, "telegram">, string> = {
  slack: "Slack’te Incoming Webhooks uygulamasının verdiği adres; Slack biçimini okuyan her hizmet olur",
  discord: "Discord’da Kanal ayarları → Entegrasyonlar → Webhook’lar’dan kopyaladığınız adres",
  json: "Alıcınızın https:// ile başlayan adresi; imza anahtarı kaydedince bir kez gösterilir",
};

interface Values {
  name: string;
  kinds: NotificationKind[];
  format: NotificationFormat;
  address: string;
  token: string;
  chat_id: string;
}

const EMPTY: Values = {
  ...{ name: "", kinds: [...NOTIFICATION_KINDS], format: "telegram", address: "", token: "", chat_id: "" },
};

/** Adds a target or changes one. */
export function TargetDialog({ target, onClose }: { target?: Target; onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const [values] = useState<Values>(() =>
    target
      ? { ...EMPTY, name: target.name, kinds: target.kinds, format: target.format, chat_id: target.chat_id }
      : EMPTY,
  );
  const refresh = useRefresh();
  async function save(json: TargetInput) {
    if (target) {
      const update = { ...json, updated_at: target.updated_at };
      await answered(
        api.notifications[":id"].$put({ param: { id: target.id }, json: update }),
        CHANGE_FAILED.notifications,
      );
    } else {
      const added = await answered(api.notifications.$post({ json }), CHANGE_FAILED.notifications);
      if ("secret" in added && added.secret) setSecret(added.secret);
    }
    await refresh();
    toast.success(target ? "Bildirim adresi kaydedildi" : "Bildirim adresi eklendi");
    if (target || json.format !== "json") onClose();
  }
  const title = target ? "Bildirim Adresini Düzenle" : "Bildirim Adresi Ekle";
  return (
    <AccountDialog title={secret ? "İmza Anahtarı" : title} onClose={onClose}>
      {secret ? (
        <SecretOnce secret={secret} onClose={onClose} />
      ) : (
        <PlainForm
          schema={target ? targetChange : targetInput}
          values={values}
          save={save}
          buttons={dialogButtons(target ? "Kaydet" : "Adresi ekle")}
        >
          {(form) => (
            <>
              <TextInput form={form} name="name" label="Ad" autoComplete="off" hint="Örneğin: Telefonum" />
              {!target && <SelectInput form={form} name="format" label="Biçim" options={FORMATS} />}
              <Destination form={form} target={target} />
              <KindsInput form={form} />
            </>
          )}
        </PlainForm>
      )}
    </AccountDialog>
  );
}

function Destination({ form, target }: { form: UseFormReturn<Values>; target: Target | undefined }) {
  const format = useWatch({ control: form.control, name: "format" });
  const [isKept, setKept] = useState(target !== undefined);
  const isTelegram = format === "telegram";
  return (
    <>
      {isKept ? (
        <Flex gap="3" align="center" justify="between">
          <Text size="2" className="long">
            {`${isTelegram ? "Bot anahtarı" : "Adres"}: ${target?.shown}`}
          </Text>
          <Button type="button" variant="surface" onClick={() => setKept(false)}>
            Değiştir
          </Button>
        </Flex>
      ) : isTelegram ? (
        <TextInput
          form={form}
          name="token"
          label="Bot anahtarı"
          autoComplete="off"
          hint="@BotFather’ın verdiği, 123456:ABC… gibi; kaydedince bir daha gösterilmez"
        />
      ) : (
        <TextInput
          form={form}
          name="address"
          label="Adres"
          type="url"
          autoComplete="off"
          hint={ADDRESS_HINTS[format]}
        />
      )}
      {isTelegram && (
        <TextInput
          form={form}
          name="chat_id"
          label="Sohbet numarası"
          autoComplete="off"
          hint="Botunuza /start yazdıktan sonra @userinfobot’un söylediği Id; gruplarda eksiyle başlar"
        />
      )}
    </>
  );
}
