import { Badge, Button, Callout, Card, Flex, Switch, Text } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { FORMAT_LABELS, KIND_LABELS } from "../../../worker/notifications/constants";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { AccountDialog } from "../account/account-dialog";
import { answered, api, sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { SecretOnce } from "./secret-once";
import { TargetDialog } from "./target-dialog";
import { type Target, useRefresh } from "./use-notifications";
import "./notifications.css";

type Question = "removal" | "secret";
const QUESTIONS = {
  removal: {
    title: "Bildirim adresi silinsin mi?",
    confirm: "Sil",
    text: "Bu adrese başka mesaj gitmez; mesajlarının listesi de silinir. Geri alınamaz.",
  },
  secret: {
    title: "İmza anahtarı yenilensin mi?",
    confirm: "Yenile",
    text: "Eski anahtarla imzalanan başka mesaj gitmez. Yeni anahtarı alıcınıza yazana kadar mesajları reddedilir.",
  },
};

/** A target with its switch, trial and changes. */
export function TargetCard({ target }: { target: Target }) {
  const { id, name, format, kinds, is_on, shown, chat_id } = target;
  const refresh = useRefresh();
  const param = { id };
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<Question>();
  const [isEditing, setEditing] = useState(false);
  const [trial, setTrial] = useState<string | null>();
  const [secret, setSecret] = useState<string>();
  async function act(what: string, call: () => Promise<unknown>) {
    setBusy(what);
    try {
      await call();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refresh();
    setBusy(undefined);
    setAsked(undefined);
  }
  const of = api.notifications[":id"];
  const turn = (isOn: boolean) =>
    act("switch", async () => {
      await answered(isOn ? of.activation.$put({ param }) : of.activation.$delete({ param }), CHANGE_FAILED.status);
      toast.success(isOn ? "Bildirimler açıldı" : "Bildirimler kapatıldı");
    });
  const tryOut = () =>
    act("trial", async () => {
      setTrial(undefined);
      setTrial((await answered(of.trial.$post({ param }), CHANGE_FAILED.notifications)).error);
    });
  const confirm = () =>
    asked === "secret"
      ? act("secret", async () =>
          setSecret((await answered(of.secret.$post({ param }), CHANGE_FAILED.notifications)).secret),
        )
      : act("removal", async () => {
          await answered(of.$delete({ param }), CHANGE_FAILED.notifications);
          toast.success("Bildirim adresi silindi");
        });
  const question = asked && QUESTIONS[asked];
  return (
    <Card size="2" asChild>
      <article aria-label={name}>
        <Flex direction="column" gap="3">
          <Flex gap="3" justify="between" align="start">
            <div className="long">
              <Text as="p" weight="medium">
                {name}
              </Text>
              <Text as="p" size="2" color="gray">
                {[FORMAT_LABELS[format], shown, chat_id && `sohbet ${chat_id}`].filter(Boolean).join(" · ")}
              </Text>
            </div>
            <Text as="label" size="2" wrap="nowrap">
              <Flex gap="2" align="center" flexShrink="0">
                {is_on ? "Açık" : "Kapalı"}
                <Switch
                  size="3"
                  checked={is_on}
                  disabled={busy === "switch"}
                  aria-label={`Bildirimler: ${name}`}
                  onCheckedChange={(isOn) => void turn(isOn)}
                />
              </Flex>
            </Text>
          </Flex>
          <Flex gap="2" wrap="wrap">
            {kinds.map((kind) => (
              <Badge key={kind} color="gray">
                {KIND_LABELS[kind]}
              </Badge>
            ))}
          </Flex>
          {trial !== undefined && (
            <Callout.Root color={trial === null ? "grass" : "red"} className={HIGH_CONTRAST} role="status">
              <Callout.Text className="long">
                {trial === null ? "Deneme gönderildi; alıcı mesajı kabul etti." : `Deneme gönderilemedi: ${trial}.`}
              </Callout.Text>
            </Callout.Root>
          )}
          <Flex gap="2" wrap="wrap">
            <Button
              variant="surface"
              loading={busy === "trial"}
              aria-label={`Deneme gönder: ${name}`}
              onClick={() => void tryOut()}
            >
              Deneme gönder
            </Button>
            <Button variant="surface" aria-label={`Düzenle: ${name}`} onClick={() => setEditing(true)}>
              Düzenle
            </Button>
            {format === "json" && (
              <Button variant="surface" aria-label={`Anahtarı yenile: ${name}`} onClick={() => setAsked("secret")}>
                Anahtarı yenile
              </Button>
            )}
            <Button variant="soft" color="red" aria-label={`Sil: ${name}`} onClick={() => setAsked("removal")}>
              Sil
            </Button>
          </Flex>
        </Flex>
        {isEditing && <TargetDialog target={target} onClose={() => setEditing(false)} />}
        <ConfirmDialog
          isOpen={question !== undefined}
          title={question?.title ?? ""}
          confirm={question?.confirm ?? ""}
          isBusy={busy === asked}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void confirm()}
        >
          {question?.text}
        </ConfirmDialog>
        {secret && (
          <AccountDialog title="İmza Anahtarı" onClose={() => setSecret(undefined)}>
            <SecretOnce secret={secret} onClose={() => setSecret(undefined)} />
          </AccountDialog>
        )}
      </article>
    </Card>
  );
}
