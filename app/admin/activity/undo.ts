import type { ClientResponse } from "hono/client";
import type * as z from "zod";
import type { Casino, Hero, Page, Post, SeoSettings, Settings } from "../../../db/schema";
import { postInput } from "../../../worker/blog/rules";
import { casinoInput } from "../../../worker/casinos/rules";
import { STATUS_AFTER } from "../../../worker/comments/states";
import { CHANGE_FAILED, READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { pageInput } from "../../../worker/pages/rules";
import { promotionInput } from "../../../worker/promotions/rules";
import { heroUpdate, seoUpdate, settingsUpdate } from "../../../worker/site/rules";
import { accepted, answered, api, ApiError } from "../api";
import { valuesOf as postValues } from "../blog/values";
import { valuesOf as casinoValues } from "../casinos/values";
import { homeValues } from "../home/values";
import { undoable, undoAll } from "../list/bulk-action";
import { switchBack, switching } from "../record-list/use-toggle";
import { valuesOf as pageValues } from "../pages/values";
import { type EditedPromotion, valuesOf as promotionValues } from "../promotions/values";
import { isUndone, tellsChanges } from "./changes";
import type { ActivityEntry } from "./entry";
import { type Restorable, takingBack } from "./taking-back";

type Undo = (entry: ActivityEntry) => Promise<unknown>;

const CHANGED_SINCE = "Bu alanlar sonradan yine değişti. Kaydı açıp “Geçmiş” ile geri alın.";
const SWITCHED_SINCE = "Durumu sonradan yine değişti; geri alınmadı.";

interface Edited<Row, Input> extends Pick<Restorable<Row>, "read" | "valuesOf"> {
  schema: z.ZodType<Input>;
  put: (id: string, json: Input & { updated_at: string }) => Promise<unknown>;
}

/** Takes back an edit, as a save of the record's form. */
const edited = <Row extends { id: string; updated_at: string }, Input>({ schema, put, ...kind }: Edited<Row, Input>) =>
  takingBack<Row>({
    ...kind,
    changedSince: CHANGED_SINCE,
    write({ id, updated_at }, values) {
      const { data, error } = schema.safeParse(values);
      if (error) throw new ApiError(422, error.issues[0]?.message ?? CHANGED_SINCE);
      return put(id, { ...data, updated_at });
    },
  });

const readPost = (id: string) => answered(api.blog[":id"].$get({ param: { id } }), READ_FAILED.post);
const { hero, content } = api.settings;

const EDITS: Record<string, Undo> = {
  promotion: edited({
    schema: promotionInput,
    valuesOf: (row: EditedPromotion) => promotionValues(row),
    read: (id) => answered(api.promotions[":id"].$get({ param: { id } }), READ_FAILED.promotion),
    put: (id, json) => answered(api.promotions[":id"].$put({ param: { id }, json }), CHANGE_FAILED.promotion),
  }),
  post: edited({
    schema: postInput,
    valuesOf: (row: Post) => postValues(row),
    read: readPost,
    put: (id, json) => answered(api.blog[":id"].$put({ param: { id }, json }), CHANGE_FAILED.post),
  }),
  casino: edited({
    schema: casinoInput,
    valuesOf: (row: Casino) => casinoValues(row),
    read: (id) => answered(api.casinos[":id"].$get({ param: { id } }), READ_FAILED.casino),
    put: (id, json) => answered(api.casinos[":id"].$put({ param: { id }, json }), SAVE_FAILED.casino),
  }),
  page: edited({
    schema: pageInput,
    valuesOf: (row: Page) => pageValues(row),
    read: (id) => answered(api.pages[":id"].$get({ param: { id } }), READ_FAILED.page),
    put: (id, json) => answered(api.pages[":id"].$put({ param: { id }, json }), SAVE_FAILED.page),
  }),
  hero: edited({
    schema: heroUpdate.omit({ updated_at: true }),
    valuesOf: (row: Hero) => homeValues(row),
    read: () => answered(hero.$get(), READ_FAILED.hero),
    put: (id, json) => answered(hero[":id"].$put({ param: { id }, json }), SAVE_FAILED.hero),
  }),
  home_texts: edited({
    schema: settingsUpdate.omit({ updated_at: true }),
    valuesOf: ({ blog_section_text }: Settings) => ({ blog_section_text }),
    read: () => answered(content.$get(), READ_FAILED.settings),
    put: (id, json) => answered(content[":id"].$put({ param: { id }, json }), SAVE_FAILED.homeTexts),
  }),
  seo: edited({
    schema: seoUpdate.omit({ updated_at: true }),
    valuesOf: ({ title, description, keywords }: SeoSettings) => ({ title, description, keywords }),
    read: readSeo,
    put: (id, json) => answered(api.seo[":id"].$put({ param: { id }, json }), SAVE_FAILED.seo),
  }),
};

async function readSeo(id: string) {
  const row = (await answered(api.seo.$get(), READ_FAILED.seo)).find((page) => page.id === id);
  if (!row) throw new ApiError(404, "Sayfa bulunamadı");
  return row;
}

const { ":version": replaced } = api.blog[":id"].publication;

const takeBackPublication = takingBack<Post>({
  read: readPost,
  valuesOf: ({ is_published, published_at, queue_position, publish_at }) => ({
    ...{ is_published, published_at, queue_position, publish_at },
  }),
  write: ({ id, updated_at }, _values, version) =>
    answered(replaced.$put({ param: { id, version }, json: { updated_at } }), CHANGE_FAILED.post),
  changedSince: SWITCHED_SINCE,
});

interface Switched {
  $get: (args: { param: { id: string } }) => Promise<ClientResponse<{ is_active: boolean }, number, string>>;
  activation: Parameters<typeof switching>[0];
}

const SWITCHED: Record<string, Switched> = {
  promotion: api.promotions[":id"],
  category: api.categories[":id"],
  "splash-ad": api["splash-ads"][":id"],
};

/** Switches a record back, if it still is as the entry left it. */
async function takeBackSwitch({ $get, activation }: Switched, id: string, isOn: boolean) {
  const { is_active } = await answered($get({ param: { id } }), CHANGE_FAILED.status);
  if (is_active !== isOn) throw new ApiError(409, SWITCHED_SINCE);
  return switchBack(switching(activation, CHANGE_FAILED.status), { id, field: "is_active", isOn: !isOn });
}

type Undoing = Parameters<typeof undoable>[0];

const SWITCHINGS: [kind: string, Undoing][] = [
  ["promotion", api.promotions.selection.$put],
  ["category", api.categories.selection.$put],
  ["splash-ad", api["splash-ads"].selection.$put],
];

/** Where changes of many records are undone, by the kind and action of their entry. */
const CHANGES: Record<string, [Undoing, string]> = {
  ...Object.fromEntries(
    ["activate", "deactivate"].flatMap((action) =>
      SWITCHINGS.map(([kind, put]) => [`${kind} ${action}`, [put, CHANGE_FAILED.status]]),
    ),
  ),
  "promotion edit": [api.promotions.fields.$put, CHANGE_FAILED.promotion],
  "promotion verify": [api.verification.selection.$put, CHANGE_FAILED.verification],
  "casino verify": [api.verification.selection.$put, CHANGE_FAILED.verification],
  "post publish": [api.blog.selection.$put, CHANGE_FAILED.post],
  "post unpublish": [api.blog.selection.$put, CHANGE_FAILED.post],
  ...Object.fromEntries(
    Object.keys(STATUS_AFTER).map((action) => [
      `comment ${action}`,
      [api.comments.selection.$put, CHANGE_FAILED.status],
    ]),
  ),
};

/** The request that takes an entry back; undefined where there is none, or nothing left to take back. */
export const undoOf = (entry: ActivityEntry): (() => Promise<unknown>) | undefined =>
  isUndone(entry) ? undefined : (undoOfRecord(entry) ?? undoOfChanges(entry));

function undoOfChanges({ kind, action, change_ids }: ActivityEntry) {
  const route = CHANGES[`${kind} ${action}`];
  if (!route || !change_ids) return undefined;
  const [put, sentence] = route;
  const changes = change_ids.split(",").map((change) => undoable(put, sentence)({ ids: [], change }));
  return () => undoAll(changes);
}

function undoOfRecord(entry: ActivityEntry) {
  const { kind, action, record_id: id, count, before_id } = entry;
  if (count > 1 || !id) return undefined;
  const edit = EDITS[kind];
  if (action === "edit" && before_id) return edit && tellsChanges(entry) ? () => edit(entry) : undefined;
  if (action === "delete")
    return () => accepted(api.trash[":id"].restoration.$put({ param: { id } }), CHANGE_FAILED.trash);
  if (kind === "post" && before_id && (action === "publish" || action === "unpublish"))
    return () => takeBackPublication(entry);
  const switched = SWITCHED[kind];
  if (switched && (action === "activate" || action === "deactivate"))
    return () => takeBackSwitch(switched, id, action === "activate");
  return undefined;
}
