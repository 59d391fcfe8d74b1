import type { Redirect } from "../../../db/schema";
import { active, type Fields, quoted } from "../fields";

const STATUSES = { "301": "Kalıcı (301)", "302": "Geçici (302)", "410": "Kaldırıldı (410)" } as const;

export const FIELDS: Fields<keyof Redirect> = {
  source: { label: "Eski adres", told: quoted, example: "/eski-yazi" },
  target: { label: "Yeni adres", told: quoted, example: "/blog/yeni-yazi" },
  status: {
    label: "Tür",
    csv: { choices: STATUSES },
    told: (value) => STATUSES[value as keyof typeof STATUSES],
    example: "301",
  },
  is_active: { label: "Aktif", name: "Durum", csv: "flag", told: active, example: true },
  note: { label: "Not (isteğe bağlı)", example: "Eski sitenin menüsündeydi" },
};
