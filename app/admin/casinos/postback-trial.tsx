import { Box, Button, Callout, Flex, Text, TextArea } from "@radix-ui/themes";
import { useMutation } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useId, useState } from "react";
import toast from "react-hot-toast";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { placementName } from "../../../worker/outbound/placements";
import { AccountDialog } from "../account/account-dialog";
import { answered, api, sentenceOf } from "../api";
import { formatAmount } from "../earnings/figures";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { CancelButton } from "../shell/cancel-button";

const SAMPLE = "tik=DENEME-TIKLAMA&durum=onay&tutar=1.234,50&para=TRY&islem=DENEME-1";

type Trial = InferResponseType<(typeof api.casinos)[":id"]["postback"]["trial"]["$post"], 200>;

/** Shows how a report of the casino's operator would be read, without storing it. */
export function PostbackTrial({ id }: { id: string }) {
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const [report, setReport] = useState(SAMPLE);
  const trial = useMutation({
    mutationFn: () =>
      answered(api.casinos[":id"].postback.trial.$post({ param: { id }, json: { report } }), CHANGE_FAILED.trial),
    onError: (error: Error) => toast.error(sentenceOf(error)),
  });
  return (
    <>
      <Button type="button" variant="surface" onClick={() => setOpen(true)}>
        Deneme gönder
      </Button>
      {isOpen && (
        <AccountDialog title="Deneme Postback'i" onClose={() => setOpen(false)}>
          <Flex direction="column" gap="4">
            <Text as="p" size="2">
              Operatörün göndereceği adresi, soru işaretinden sonrasını ya da JSON’u yazın. Bildirim gerçekmiş gibi
              okunur, kaydedilmez.
            </Text>
            <Box>
              <Text as="label" size="2" weight="medium" htmlFor={field}>
                Bildirim
              </Text>
              <TextArea
                id={field}
                size="3"
                rows={4}
                value={report}
                spellCheck={false}
                onChange={({ target }) => setReport(target.value)}
              />
            </Box>
            {trial.data && <TrialResult {...trial.data} />}
            <Flex gap="3" justify="end">
              <CancelButton size="3">Kapat</CancelButton>
              <Button type="button" size="3" loading={trial.isPending} onClick={() => trial.mutate()}>
                Gönder
              </Button>
            </Flex>
          </Flex>
        </AccountDialog>
      )}
    </>
  );
}

const clickText = ({ click_id, click }: NonNullable<Trial["read"]>) => {
  if (click) return [click.promotion ?? "Casino bağlantısı", placementName(click.placement)].join(" · ");
  return click_id ? `Eşleşmeyen: ${click_id}` : "Bildirilmedi; dönüşüm hiçbir bonusa bağlanmaz";
};

function TrialResult({ read, wrong, has_right_token }: Trial) {
  const token = { true: "Doğru", false: "Yanlış; bu bildirim reddedilir", null: "Yazılmadı; bildirimde olmalıdır" };
  const lines = read
    ? [
        `Durum: ${CONVERSION_LABELS[read.status]}`,
        `Tutar: ${read.amount === null || !read.currency ? "Bildirilmedi" : formatAmount(read.amount, read.currency)}`,
        `İşlem: ${read.transaction || "Bildirilmedi; bir tıklamanın yalnızca ilk tutarı sayılır"}`,
        `Tıklama: ${clickText(read)}`,
      ]
    : Object.entries(wrong).map(([field, reason]) => (reason.startsWith(field) ? reason : `${field}: ${reason}`));
  return (
    <Callout.Root color={read ? "grass" : "red"} className={HIGH_CONTRAST} role="status">
      <Callout.Text weight="medium">{read ? "Bildirim okundu; kaydedilmedi." : "Bildirim reddedilir."}</Callout.Text>
      {[...lines, `Anahtar (token): ${token[`${has_right_token}`]}`].map((line) => (
        <Callout.Text key={line} style={{ overflowWrap: "anywhere" }}>
          {line}
        </Callout.Text>
      ))}
    </Callout.Root>
  );
}
