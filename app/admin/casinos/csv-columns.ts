import { STANDING_LABELS } from "../../../worker/casinos/score";
import {
  choiceColumn,
  type CsvColumn,
  decimalColumn,
  flagColumn,
  htmlColumn,
  linesColumn,
  readOnly,
} from "../csv/columns";

const STANDINGS = Object.entries(STANDING_LABELS).map(([value, label]) => ({ value, label }));

export const CASINO_COLUMNS: CsvColumn[] = [
  { field: "id", label: "Kimlik" },
  { field: "updated_at", label: "Sürüm" },
  { field: "name", label: "Site Adı" },
  { field: "url", label: "Site URL" },
  { field: "entry_url", label: "Giriş adresi" },
  { field: "tracking_url", label: "Takip adresi" },
  { field: "report_currency", label: "Raporların para birimi" },
  { field: "slug", label: "Slug" },
  choiceColumn("standing", "Durum", STANDINGS, true),
  { field: "standing_reason", label: "Durumun gerekçesi" },
  { field: "verdict", label: "Kısa hüküm" },
  ...readOnly(decimalColumn("score", "Puan")),
  decimalColumn("rating", "Editör puanı"),
  flagColumn("featured", "Öne çıkan"),
  { field: "owner", label: "Sahibi (işleten şirket)" },
  { field: "founded_year", label: "Kuruluş yılı", write: (value) => `${(value ?? "") as string}` },
  flagColumn("is_licensed", "Lisanslı"),
  { field: "licence_authority", label: "Lisans veren kurum" },
  { field: "licence_number", label: "Lisans numarası" },
  flagColumn("has_24_7_support", "7/24 Destek"),
  linesColumn("payment_methods", "Ödeme yöntemleri"),
  { field: "withdrawal_time", label: "Çekim süresi" },
  linesColumn("pros", "Artılar"),
  linesColumn("cons", "Eksiler"),
  htmlColumn("description", "Site Açıklaması"),
  { field: "logo_url", label: "Logo URL" },
  ...readOnly(
    { field: "view_count", label: "Görüntülenme" },
    { field: "last_verified_at", label: "Son Doğrulama" },
    { field: "created_at", label: "Eklenme Tarihi" },
  ),
];
