import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { CUT, type Usage } from "../../../worker/writing/rules";
import { type Batch, writeBatch } from "./batch";
import { type Caller, findIdeas } from "./calls";
import { forgetBatch, keepBatch, keptBatch } from "./kept-batch";
import type { BatchRequest } from "./request";
import { useWriting } from "./use-writing";

const MULTILINE = { style: { whiteSpace: "pre-line" as const } };
const NONE_WRITTEN = "Hiçbir blog içeriği oluşturulamadı";

/**
 * Writes several posts on a topic: ideas first, then each post. Written posts survive a reload until they are saved.
 */
export function useBatch(spend: (usage: Usage) => void) {
  const { text, run, cancel } = useWriting(spend);
  const [batch, show] = useState(keptBatch);
  const latest = useRef(batch);

  function set(change: Batch | undefined) {
    latest.current = change;
    show(change);
  }
  function update(change: (batch: Batch) => Partial<Batch>) {
    if (latest.current) set({ ...latest.current, ...change(latest.current) });
  }
  /** Changes the batch and stores it in `sessionStorage`. */
  function updateKept(change: (batch: Batch) => Partial<Batch>) {
    update(change);
    if (latest.current) keepBatch(latest.current);
  }

  async function start({ topic, count, published }: BatchRequest) {
    await run(NONE_WRITTEN, async (writing) => {
      const { ideas, is_cut } = await findIdeas(topic, count, writing);
      if (is_cut) toast.error(`${CUT}; ${count} fikirden ${ideas.length} tanesi okunabildi.`);
      const items = ideas.map((idea) => ({ idea, state: "waiting" as const }));
      set({ key: crypto.randomUUID(), topic, published: Math.min(published, items.length), items, posts: [] });
      await writeOn(writing);
    });
  }

  async function writeOn({ signal, spend }: Caller) {
    if (!latest.current) return;
    await writeBatch(latest.current, {
      signal,
      spend,
      onItem(index, change, written) {
        const changed = ({ items, posts }: Batch) => ({
          items: items.map((item, at) => (at === index ? { ...item, ...change } : item)),
          posts: written ? [...posts, written] : posts,
        });
        // A post is stored together with its item's state; otherwise a reload in between would write it again.
        if (change.state) updateKept(changed);
        else update(changed);
        for (const note of written?.notes ?? []) toast.error(`${written?.post.title}\n${note}`, MULTILINE);
      },
    });
    const isEmpty = latest.current.posts.length === 0;
    if (isEmpty && signal.aborted) set(undefined);
    else if (isEmpty) toast.error(NONE_WRITTEN);
  }

  return {
    batch,
    isRunning: text !== undefined,
    start,
    /** Retries failed and cancelled items. */
    resume: () => run(NONE_WRITTEN, writeOn),
    cancel,
    updateKept,
    discard: () => {
      forgetBatch();
      set(undefined);
    },
  };
}
