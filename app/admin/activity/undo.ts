import type * as z from "zod";
import type { Casino, Page, Post } from "../../../db/schema";
import { type PostInput, postInput } from "../../../worker/blog/rules";
import { type CasinoInput, casinoInput } from "../../../worker/casinos/rules";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { type PageInput, pageInput } from "../../../worker/pages/rules";
import { type PromotionInput, promotionInput } from "../../../worker/promotions/rules";
import { accepted, answered, api, ApiError } from "../api";
import { valuesOf as postValues } from "../blog/values";
import { valuesOf as casinoValues } from "../casinos/values";
import { valuesOf as pageValues } from "../pages/values";
import { type EditedPromotion, valuesOf as promotionValues } from "../promotions/values";
import type { ActivityEntry } from "./entry";

interface Revised<Row, Output> {
  schema: z.ZodType<Output>;
  valuesOf: (row: Row) => Record<string, unknown>;
  read: (id: string) => Promise<Row>;
  write: (id: string, input: Output, updated_at: string) => Promise<unknown>;
}

const CHANGED_SINCE = "Bu alanlar sonradan yine değişti. Kaydı açıp “Geçmiş” ile geri alın.";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Gives the fields of an edit their former values, as a save of the record; later edits of other fields stay. */
function takingBack<Row extends { updated_at: string }, Output>(kind: Revised<Row, Output>) {
  return async ({ record_id, before_id, after_id }: ActivityEntry) => {
    const version = (id: string) =>
      answered(api.versions[":id"].$get({ param: { id } }), READ_FAILED.versions) as Promise<unknown> as Promise<Row>;
    const current = await kind.read(record_id ?? "");
    const [before, after] = await Promise.all([version(before_id ?? ""), after_id ? version(after_id) : current]);
    const [old, set, now] = [before, after, current].map((row) => kind.valuesOf(row)) as [
      Record<string, unknown>,
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    const changed = Object.keys(now).filter((name) => !isSame(old[name], set[name]));
    if (changed.some((name) => !isSame(now[name], set[name]))) throw new ApiError(409, CHANGED_SINCE);
    const values = { ...now, ...Object.fromEntries(changed.map((name) => [name, old[name]])) };
    return kind.write(record_id ?? "", kind.schema.parse(values), current.updated_at);
  };
}

const EDITS: Record<string, (entry: ActivityEntry) => Promise<unknown>> = {
  promotion: takingBack<EditedPromotion, PromotionInput>({
    schema: promotionInput,
    valuesOf: promotionValues,
    read: (id) => answered(api.promotions[":id"].$get({ param: { id } }), READ_FAILED.promotion),
    write: (id, input, updated_at) =>
      answered(api.promotions[":id"].$put({ param: { id }, json: { ...input, updated_at } }), CHANGE_FAILED.promotion),
  }),
  post: takingBack<Post, PostInput>({
    schema: postInput,
    valuesOf: postValues,
    read: (id) => answered(api.blog[":id"].$get({ param: { id } }), READ_FAILED.post),
    write: (id, input, updated_at) =>
      answered(api.blog[":id"].$put({ param: { id }, json: { ...input, updated_at } }), CHANGE_FAILED.post),
  }),
  casino: takingBack<Casino, CasinoInput>({
    schema: casinoInput,
    valuesOf: casinoValues,
    read: (id) => answered(api.casinos[":id"].$get({ param: { id } }), READ_FAILED.casino),
    write: (id, input, updated_at) =>
      answered(api.casinos[":id"].$put({ param: { id }, json: { ...input, updated_at } })),
  }),
  page: takingBack<Page, PageInput>({
    schema: pageInput,
    valuesOf: pageValues,
    read: (id) => answered(api.pages[":id"].$get({ param: { id } }), READ_FAILED.page),
    write: (id, input, updated_at) =>
      answered(api.pages[":id"].$put({ param: { id }, json: { ...input, updated_at } })),
  }),
};

/** The request that takes an entry back; undefined where there is none. */
export function undoOf(entry: ActivityEntry): (() => Promise<unknown>) | undefined {
  const { kind, action, record_id: id, count, before_id } = entry;
  if (count > 1 || !id) return undefined;
  const { activation } = api.promotions[":id"];
  const edit = before_id ? EDITS[kind] : undefined;
  if (action === "edit") return edit && (() => edit(entry));
  if (action === "delete")
    return () => accepted(api.trash[":id"].restoration.$put({ param: { id } }), CHANGE_FAILED.trash);
  if (kind !== "promotion") return undefined;
  if (action === "activate") return () => accepted(activation.$delete({ param: { id } }), CHANGE_FAILED.promotion);
  if (action === "deactivate") return () => accepted(activation.$put({ param: { id } }), CHANGE_FAILED.promotion);
  return undefined;
}
