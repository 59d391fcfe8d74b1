import type { Redirect, RedirectStatus } from "../../../db/schema";
import { active, asIs, type Fields, quoted } from "../fields";

export const STATUS_LABELS: Record<RedirectStatus, string> = {
  "301": "301 kalıcı",
  "302": "302 geçici",
  "410": "410 kaldırıldı",
};

export const FIELDS: Fields<keyof Redirect> = {
  source: { label: "Eski adres", told: quoted, example: "/2019/05/eski-yazi" },
  target: { label: "Yeni adres", told: quoted, example: "/blog/yeni-yazi" },
  status: {
    label: "Tür",
    csv: { choices: STATUS_LABELS, isRequired: true },
    example: "301",
    told: (value) => STATUS_LABELS[value as RedirectStatus] ?? asIs(value, ""),
  },
  note: { label: "Not (isteğe bağlı)", example: "Eski sitedeki yazı" },
  is_active: { label: "Aktif", name: "Durum", csv: "flag", example: true, told: active },
};
