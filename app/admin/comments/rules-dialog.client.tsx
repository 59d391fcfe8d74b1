import { Button, Dialog, Flex, Heading, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { CommentRules } from "../../../db/schema";
import { commentRulesUpdate } from "../../../worker/comments/rules";
import { SENDER_DAYS } from "../../../worker/comments/states";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { TextAreaInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useRecordForm } from "../form/use-record-form";
import { formatDay } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { removeSenderRule, VERDICTS } from "./senders";

const TITLE = "Bekletme Kuralları";
const rulesInput = commentRulesUpdate.omit({ updated_at: true });
const READ = { gcTime: 0, staleTime: Infinity };

/** Words that always or never hold a comment. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const rules = useQuery({
    ...READ,
    queryKey: ["comment-rules", "words"],
    queryFn: () => answered(api["comment-rules"].$get(), READ_FAILED.commentRules),
  });
  if (rules.data) return <RulesForm row={rules.data} onClose={onClose} />;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="32rem">
        <Dialog.Title>{TITLE}</Dialog.Title>
        <Loaded query={rules} skeleton={{ shape: "form" }}>
          {() => null}
        </Loaded>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function RulesForm({ row, onClose }: { row: CommentRules; onClose: () => void }) {
  const state = useRecordForm({
    draft: "comment-rules",
    schema: rulesInput,
    row,
    valuesOf: ({ always_words, never_words }: CommentRules = row) => ({
      always_words: always_words.join("\n"),
      never_words: never_words.join("\n"),
    }),
    isEditOnly: true,
    save: (input, updated_at = row.updated_at) =>
      answered(api["comment-rules"][":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.commentRules,
    saved: "Bekletme kuralları kaydedildi",
    onSaved: onClose,
    queryKey: "comment-rules",
  });
  const { form } = state;
  return (
    <FormDialog state={state} title={TITLE} save="Kaydet" onClose={onClose}>
      <Text as="p" size="2" color="gray">
        Her satıra bir kelime ya da söz öbeği yazın. Büyük küçük harf ve Türkçe harf farkı aranmaz; sonuna * koyduğunuz
        kelimenin ekli biçimleri de sayılır. 'Hep beklesin' listesi ötekinden üstündür.
      </Text>
      <TextAreaInput
        form={form}
        name="always_words"
        label="Bu kelimeler geçen yorumlar hep beklesin"
        hint="Örneğin: dolandır*"
        rows={5}
      />
      <TextAreaInput
        form={form}
        name="never_words"
        label="Bu kelimeler geçen yorumlar metni yüzünden beklemesin"
        hint="Bağlantısına izin verdiğiniz sitelerin adresini de buraya yazın"
        rows={5}
      />
      <Senders />
    </FormDialog>
  );
}

function Senders() {
  const queries = useQueryClient();
  const senders = useQuery({
    queryKey: ["comment-rules", "senders"],
    queryFn: () => answered(api["comment-rules"].senders.$get(), READ_FAILED.commentRules),
  });
  async function remove(id: string) {
    try {
      await removeSenderRule(id);
      toast.success("Adres kuralı kaldırıldı");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    void queries.invalidateQueries({ queryKey: ["comment-rules", "senders"] });
    void queries.invalidateQueries({ queryKey: ["comments"] });
  }
  return (
    <Flex direction="column" gap="2">
      <Heading as="h2" size="3">
        Adresler
      </Heading>
      <Text as="p" size="2" color="gray">
        {`Bir adresi, ondan gelen yorumun satırındaki 'Adres' düğmesiyle eklersiniz. Ağ adresinin kendisi saklanmaz; özeti yorumda ${SENDER_DAYS} gün durur.`}
      </Text>
      <Loaded query={senders}>
        {(rows) =>
          rows.length === 0 ? (
            <Text size="2">Henüz bir adres için kural konmadı.</Text>
          ) : (
            <ul className="named">
              {rows.map(({ id, user_name, verdict, created_at }) => (
                <li key={id}>
                  <Flex gap="3" align="center" justify="between">
                    <Text size="2">
                      <bdi>{user_name}</bdi> {`· ${VERDICTS[verdict].mark} · ${formatDay(created_at)}`}
                    </Text>
                    <Button
                      type="button"
                      size="1"
                      variant="soft"
                      aria-label={`Kuralı kaldır: ${user_name}`}
                      onClick={() => void remove(id)}
                    >
                      Kaldır
                    </Button>
                  </Flex>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Flex>
  );
}
