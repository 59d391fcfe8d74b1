import { Badge, Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { Link } from "react-router";
import { ACTIVITY_DAYS, type ActivityAction, type ActivityKind } from "../../../worker/activity/rules";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { filteredBy } from "../list/filters";
import { RecordList } from "../list/record-list";
import { formatMoment } from "../shell/dates";
import { editorAddress, hasEditor } from "../shell/editor-address";

type Entry = InferResponseType<typeof api.activity.$get, 200>["rows"][number];

const KINDS: Record<ActivityKind, string> = {
  post: "Blog yazısı",
  promotion: "Promosyon",
  casino: "Casino sitesi",
  category: "Kategori",
  comment: "Yorum",
  page: "Sayfa",
  "splash-ad": "Splash reklam",
  image: "Görsel",
  hero: "Hero bölümü",
  home_texts: "İçerik alanları",
  review_settings: "Değerlendirme ayarları",
  seo: "SEO metinleri",
  schedule: "Yayın zamanı",
  queue: "Yayın sırası",
  announcements: "İndeksleme bildirimleri",
  account: "Hesap",
  comment_rules: "Yorum bekletme kuralları",
};

const ACTIONS: Record<ActivityAction, string> = {
  add: "ekledi",
  import: "içe aktardı",
  edit: "düzenledi",
  delete: "sildi",
  restore: "geri aldı",
  delete_forever: "kalıcı olarak sildi",
  publish: "yayımladı",
  unpublish: "yayından kaldırdı",
  activate: "aktif yaptı",
  deactivate: "pasif yaptı",
  verify: "doğruladı",
  hold: "beklemeye aldı",
  hide: "gizledi",
  spam: "spam saydı",
  retry: "yeniden denedi",
  password: "şifresini değiştirdi",
  sign_out: "oturumlarını kapattı",
};

const OPTIONS = Object.entries(KINDS).map(([value, label]) => ({ value, label }));
const kindOf = ({ kind }: Entry) => KINDS[kind as ActivityKind];

/** The record's name, as a link while there may be something to open. */
function Name({ entry: { kind, action, record_id, name } }: { entry: Entry }) {
  if (!name) return null;
  const isGone = action === "delete" || action === "delete_forever";
  if (!record_id || isGone || !hasEditor(kind)) return <Text weight="medium">{name}</Text>;
  return (
    <TextLink asChild weight="medium">
      <Link to={editorAddress(kind, record_id)}>{name}</Link>
    </TextLink>
  );
}

/** Who did what, when and to which record. */
export default function ActivityLog() {
  return (
    <RecordList
      name="activity"
      title="Hareketler"
      empty="Henüz hareket yok"
      help={
        <Text as="p" size="2" color="gray">
          {`Yöneticilerin yaptıkları, en yenisi başta; ${ACTIVITY_DAYS} gün saklanır.`}
        </Text>
      }
      read={(query) => answered(api.activity.$get({ query }), READ_FAILED.activity)}
      nameOf={(entry) => entry.name ?? kindOf(entry)}
      {...filteredBy([{ name: "kind", label: "Tür", all: "Tüm türler", options: OPTIONS }])}
      columns={[
        { label: "Zaman", cell: ({ at }) => formatMoment(at) },
        { label: "Kim", cell: ({ by }) => by },
        { label: "İşlem", cell: ({ action }) => ACTIONS[action as ActivityAction] },
        { label: "Tür", cell: (entry) => <Badge color="gray">{kindOf(entry)}</Badge> },
        { label: "Kayıt", cell: (entry) => <Name entry={entry} /> },
      ]}
    />
  );
}
