import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError, sentenceOf } from "../api";
import type { Batch } from "./batch";

/**
 * Rejected posts stay under a new idempotency key; after a network error the key stays, so that a retry saves no post
 * twice.
 */
export function useBatchSave(update: (change: (batch: Batch) => Partial<Batch>) => void, onSaved: () => void) {
  const [isSaving, setSaving] = useState(false);
  const queries = useQueryClient();

  async function send({ key, posts, published }: Batch) {
    const items = posts.map(({ post }, index) => ({ ...post, is_published: index < published }));
    const { saved, failed } = await answered(api.blog.batch.$post({ json: { key, items } }), SAVE_FAILED.post);
    void queries.invalidateQueries({ queryKey: ["blog"] });
    const isAsSaved = saved.every(({ index, is_published }) => is_published === items[index]?.is_published);
    if (!isAsSaved)
      toast("Yazılar önceki denemede kaydedilmişti; yayın durumları o zamanki gibi kaldı.", { icon: "⚠️" });
    if (failed.length === 0) {
      if (isAsSaved) toast.success("Blog yazıları başarıyla kaydedildi.");
      return onSaved();
    }
    toast.error(`${saved.length} yazı kaydedildi, ${failed.length} yazı kaydedilemedi`);
    update((batch) => ({
      key: crypto.randomUUID(),
      published: failed.filter(({ index }) => index < published).length,
      posts: failed.flatMap(({ index, message }) => {
        const refused = batch.posts[index];
        return refused ? [{ ...refused, refusal: message }] : [];
      }),
    }));
  }

  /** When no post was saved, the errors are indexed by post. */
  function refuse(error: unknown) {
    toast.error(sentenceOf(error));
    if (!(error instanceof ApiError)) return;
    update(({ posts }) => ({
      posts: posts.map((written, index) => ({ ...written, refusal: error.details.fields?.[`items.${index}`] })),
    }));
  }

  async function save(batch: Batch) {
    setSaving(true);
    await send(batch).catch(refuse);
    setSaving(false);
  }

  return { isSaving, save };
}
