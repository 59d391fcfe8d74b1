import { useEffect, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";
import { ConfirmDialog } from "../shell/confirm-dialog";
import type { Batch } from "./batch";
import { BatchProgress } from "./batch-progress";
import { BatchResults } from "./batch-results";
import { DialogFrame } from "./dialog-frame";
import { hasText } from "./fill";
import { StreamingText } from "./streaming-text";
import type { WritingRequest } from "./request";
import { RequestFields, useRequestForm } from "./request-form";
import { useArticle } from "./use-article";
import { useBatch } from "./use-batch";
import { useBatchSave } from "./use-batch-save";

const FILLED = "Yazı forma eklendi, SEO meta verileri oluşturuluyor…";

export interface ArticleDialogProps {
  form: PostForm;
  spend: (usage: Usage) => void;
  /** Called with whether leaving the screen would lose work. */
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
  onBatchSaved: () => void;
}

/** 'AI ile İçerik Oluştur': fills the form with one article, or writes and saves a batch of posts. */
export default function ArticleDialog({ form, spend, onHold, onClose, onBatchSaved }: ArticleDialogProps) {
  const request = useRequestForm();
  const article = useArticle(form, spend);
  const batch = useBatch(spend);
  const saving = useBatchSave(batch.updateKept, () => {
    batch.discard();
    onClose();
    onBatchSaved();
  });
  const [replacing, setReplacing] = useState<string>();
  const [isClosing, setClosing] = useState(false);

  const isWriting = article.text !== undefined;
  const results = batch.isRunning ? undefined : resultsOf(batch.batch);
  const isHeld = isWriting || batch.isRunning || results !== undefined;
  useEffect(() => onHold(isHeld), [isHeld, onHold]);
  useEffect(() => () => onHold(false), [onHold]);

  async function write(topic: string) {
    setReplacing(undefined);
    if (await article.write(topic)) onClose();
  }
  function ask(asked: WritingRequest) {
    if (asked.is_batch) void batch.start(asked);
    else if (hasText(form)) setReplacing(asked.topic);
    else void write(asked.topic);
  }
  function close() {
    if (saving.isSaving) return;
    if (isWriting) article.cancel();
    else if (batch.isRunning) batch.cancel();
    else if (results) setClosing(true);
    else onClose();
  }

  return (
    <DialogFrame
      title={results ? "Oluşturulan Blog Yazıları" : "AI ile İçerik Oluştur"}
      maxWidth={results ? "44rem" : "36rem"}
      onClose={close}
    >
      {results ? (
        <BatchResults
          batch={results}
          isSaving={saving.isSaving}
          onPublished={(published) => batch.updateKept(() => ({ published }))}
          onResume={() => void batch.resume()}
          onSave={() => void saving.save(results)}
        />
      ) : batch.isRunning || batch.batch ? (
        <BatchProgress
          batch={batch.batch}
          isRunning={batch.isRunning}
          onCancel={batch.cancel}
          onBack={batch.discard}
          onResume={() => void batch.resume()}
        />
      ) : isWriting ? (
        <StreamingText
          text={article.text ?? ""}
          stage={article.isFilled ? FILLED : undefined}
          onCancel={article.cancel}
        />
      ) : (
        <RequestFields form={request} onAsk={ask} />
      )}
      <ConfirmDialog
        isOpen={replacing !== undefined}
        title="Formdaki yazının yerine konsun mu?"
        confirm="Değiştir"
        onCancel={() => setReplacing(undefined)}
        onConfirm={() => void write(replacing ?? "")}
      >
        Formda zaten bir yazı var. Başlığı, özeti, içeriği ve SEO alanları oluşturulan yazıyla değiştirilecek.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isClosing}
        title="Kaydedilmemiş yazılar var"
        cancel="Geri dön"
        confirm="Kaydetmeden kapat"
        onCancel={() => setClosing(false)}
        onConfirm={() => {
          batch.discard();
          onClose();
        }}
      >
        {`Kapatırsanız oluşturulan ${results?.posts.length ?? 0} yazı kaybolur.`}
      </ConfirmDialog>
    </DialogFrame>
  );
}

/** The batch once a post is written; `published` is limited to the number of posts. */
function resultsOf(batch: Batch | undefined): Batch | undefined {
  if (!batch || batch.posts.length === 0) return undefined;
  return { ...batch, published: Math.min(batch.published, batch.posts.length) };
}
