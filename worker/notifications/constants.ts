import type { NotificationFormat, NotificationKind } from "../../db/schema";

export const KIND_LABELS: Record<NotificationKind, string> = {
  comment: "Yorum onay bekliyor",
  wrong_fact: "Sitede yanlış bilgi",
  broken_link: "Kırık bağlantı",
  publishing: "Yayın hatası ya da geciken zamanlayıcı",
  postback: "Reddedilen postback",
  sign_in: "Yeni cihazdan giriş",
  backup: "Başarısız yedek",
};

export const FORMAT_LABELS: Record<NotificationFormat, string> = {
  telegram: "Telegram",
  slack: "Slack",
  discord: "Discord",
  json: "İmzalı JSON",
};

export const MESSAGES_SHOWN = 50;
