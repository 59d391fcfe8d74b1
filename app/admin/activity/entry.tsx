import { Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { Link } from "react-router";
import type { RecordKind } from "../../../db/schema";
import type { ActivityAction, ActivityKind } from "../../../worker/activity/rules";
import type { api } from "../api";
import { editorAddress, hasEditor, KINDS } from "../kinds";

export type ActivityEntry = InferResponseType<typeof api.activity.$get, 200>["rows"][number];
/** An entry without what it changed. */
export type BriefEntry = Omit<ActivityEntry, "changes" | "before_id" | "after_id">;

export const NOUNS: Record<ActivityKind, string> = {
  ...(Object.fromEntries(Object.entries(KINDS).map(([kind, { noun }]) => [kind, noun])) as Record<RecordKind, string>),
  review_settings: "Değerlendirme ayarları",
  schedule: "Yayın zamanı",
  queue: "Yayın sırası",
  announcements: "İndeksleme bildirimleri",
  account: "Hesap",
  comment_rules: "Yorum bekletme kuralları",
  demo: "Örnek içerik",
};

const ACTIONS: Record<ActivityAction, string> = {
  add: "ekledi",
  add_admin: "yönetici olarak ekledi",
  add_editor: "editör olarak ekledi",
  import: "içe aktardı",
  edit: "düzenledi",
  delete: "sildi",
  restore: "geri aldı",
  delete_forever: "kalıcı olarak sildi",
  publish: "yayınladı",
  unpublish: "taslağa çevirdi",
  activate: "aktif yaptı",
  deactivate: "pasif yaptı",
  share: "önizleme bağlantısı oluşturdu",
  unshare: "önizleme bağlantısını iptal etti",
  verify: "doğruladı",
  hold: "beklemeye aldı",
  hide: "gizledi",
  spam: "spam saydı",
  reply: "yanıtladı",
  replace: "görselini değiştirdi",
  resize: "küçük boylarını oluşturdu",
  retry: "tekrar denedi",
  undo: "eski hâline döndürdü",
  make_admin: "rolünü yönetici yaptı",
  make_editor: "rolünü editör yaptı",
  password: "şifresini değiştirdi",
  sign_out: "oturumlarını kapattı",
  second_factor_on: "iki adımlı girişi açtı",
  second_factor_off: "iki adımlı girişi kapattı",
  recovery_codes: "kurtarma kodlarını yeniledi",
};

export const kindOf = ({ kind }: BriefEntry) => NOUNS[kind as ActivityKind];
const actionOf = ({ action }: BriefEntry) => ACTIONS[action as ActivityAction];
/** The action as it follows the record's name in a sentence. */
export const doneTo = (entry: BriefEntry) =>
  entry.action === "share" || entry.action === "unshare" ? `için ${actionOf(entry)}` : actionOf(entry);

/** The record's name, or its kind; of several records their number. */
export function recordOf(entry: BriefEntry): string {
  const { name, count } = entry;
  return count > 1
    ? `${count.toLocaleString("tr-TR")} ${kindOf(entry).toLocaleLowerCase("tr")}`
    : name || kindOf(entry);
}

/** `recordOf`, as a link while there may be something to open. */
export function ActivityRecord({ entry }: { entry: BriefEntry }) {
  const { kind, action, record_id, name, count } = entry;
  const isGone = action === "delete" || action === "delete_forever";
  if (!name || count > 1 || !record_id || isGone || !hasEditor(kind))
    return <Text weight="medium">{recordOf(entry)}</Text>;
  return (
    <TextLink asChild weight="medium" underline="always">
      <Link to={editorAddress(kind, record_id)}>{name}</Link>
    </TextLink>
  );
}
