import type { InferResponseType } from "hono/client";
import { useEffect, useRef, useState } from "react";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { FILE_GONE } from "../../../worker/media/rules";
import { answered, api, ApiError, sentenceOf } from "../api";

type Picture = InferResponseType<typeof api.media.lacking.$get, 200>[number];

export interface VariantFailure {
  id: string;
  title: string;
  sentence: string;
}

export const readLacking = () => answered(api.media.lacking.$get(), READ_FAILED.images);

/** Makes missing variants, one picture after the other; a failure does not stop the others. */
export function useMakingVariants(onEnd: () => Promise<unknown>) {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failures, setFailures] = useState<VariantFailure[]>([]);
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  /** Resolves to whether all went well. */
  async function makeAll(): Promise<boolean> {
    isStopped.current = false;
    setFailures([]);
    let isWell = true;
    try {
      const lacking = await readLacking();
      for (const [done, picture] of lacking.entries()) {
        if (isStopped.current) return false;
        setProgress({ done, total: lacking.length });
        const failure = await attempt(picture);
        if (!failure) continue;
        isWell = false;
        setFailures((known) => [...known, failure]);
      }
      return isWell;
    } finally {
      await onEnd();
      setProgress(undefined);
    }
  }

  return { progress, failures, makeAll, stop: () => void (isStopped.current = true) };
}

/** Throws `ApiError` if all other pictures would fail too: signed out, or offline. */
async function attempt({ id, title, url }: Picture): Promise<VariantFailure | undefined> {
  try {
    const body = new FormData();
    for (const variant of await variantsOf(url)) body.append("variant", variant);
    const init = body.has("variant") ? { body } : {};
    await answered(api.media[":id"].variants.$put({ param: { id } }, { init }), CHANGE_FAILED.image);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && [0, 401].includes(error.status)) throw error;
    return { id, title, sentence: error instanceof ApiError ? sentenceOf(error) : UNREADABLE };
  }
}

const UNREADABLE = "Tarayıcınız bu görseli açamadı veya küçültemedi";

async function variantsOf(url: string): Promise<File[]> {
  const { makeVariants } = await import("../pictures/smaller");
  const answer = await fetch(url).catch(() => {
    throw new ApiError(0, READ_FAILED.images);
  });
  if (!answer.ok) throw new ApiError(answer.status, FILE_GONE);
  const blob = await answer.blob();
  return makeVariants(new File([blob], url, { type: blob.type }));
}
