import * as z from "zod";
import {
  articleRequest,
  BATCH_DEFAULT,
  BATCH_PUBLISHED_DEFAULT,
  BATCH_PUBLISHED_MAX,
  ideasRequest,
} from "../../../worker/writing/rules";
import { readNumber } from "../../../worker/text/typed-values";

const PUBLISHED = `Yayınlanacak yazı sayısı 0 ile ${BATCH_PUBLISHED_MAX} arasında olmalıdır`;
const { topic } = articleRequest.shape;
const typed = z.string().transform((text) => readNumber(text));

/** A request for one article or for a batch, of which the first ones are published. */
export const writingRequest = z.discriminatedUnion("is_batch", [
  z.object({ is_batch: z.literal(false), topic }),
  z.object({
    is_batch: z.literal(true),
    topic,
    count: typed.pipe(ideasRequest.shape.count),
    published: typed.pipe(z.number(PUBLISHED).int(PUBLISHED).min(0, PUBLISHED).max(BATCH_PUBLISHED_MAX, PUBLISHED)),
  }),
]);
export type WritingRequest = z.infer<typeof writingRequest>;
export type BatchRequest = Extract<WritingRequest, { is_batch: true }>;

export const NEW_REQUEST = {
  topic: "",
  is_batch: false,
  count: String(BATCH_DEFAULT),
  published: String(BATCH_PUBLISHED_DEFAULT),
};
export type TypedRequest = typeof NEW_REQUEST;
