/** Key of an action on a row by the words of its button, which prints it; the same on the dashboard and in lists. */
const ROW_KEYS: Record<string, string> = {
  "+7 gün": "U",
  "Aktif Yap": "A",
  Doğrula: "V",
  Gizle: "G",
  Görüldü: "O",
  Onayla: "N",
  "Pasif Yap": "P",
  Spam: "S",
  "Taslağa Çevir": "T",
  "Tekrar dene": "R",
  Yayınla: "Y",
  "Yanıtı düzenle": "R",
  Yanıtla: "R",
  "Yeniden denetle": "R",
};

/** `aria-keyshortcuts` of a button with this label; the key presses it in the current row. */
export function rowKey(label: string) {
  const key = ROW_KEYS[label];
  return key ? { "aria-keyshortcuts": key } : {};
}
