import { type ActivityAction, type ActivityKind, NAMES_MAX } from "../../../worker/activity/rules";
import { foldTr } from "../../../worker/text/folding";
import type { RecordKind } from "../../../db/schema";
import { KINDS } from "../kinds";
import { type Cases, casesOf, possessedCases, uncapitalised } from "./cases";

export const NOUNS: Record<ActivityKind, string> = {
  ...(Object.fromEntries(Object.entries(KINDS).map(([kind, { noun }]) => [kind, noun])) as Record<RecordKind, string>),
  review_settings: "Değerlendirme ayarları",
  system_settings: "Sistem ayarları",
  legal_settings: "Yasal ayarlar",
  redirect_settings: "Bilinmeyen adres ayarları",
  ignored_addresses: "Yok sayılan adresler",
  schedule: "Yayın zamanı",
  queue: "Yayın sırası",
  announcements: "İndeksleme bildirimleri",
  account: "Hesap",
  comment_rules: "Yorum bekletme kuralları",
  demo: "Örnek içerik",
  conversion: "Dönüşüm",
  notification_target: "Bildirim adresi",
};

interface Noun {
  /** Without a name, or after a number. */
  alone: Cases;
  /** After a record's name, which then needs no suffix. */
  named: Cases;
}

const RECORDS: Cases = { plain: "kayıt", object: "kaydı", owner: "kaydın" };

/** What is done to the queue is said of the post in it. */
function nounOf(kind: ActivityKind, kinds = 1): Noun {
  if (kinds > 1) return { alone: RECORDS, named: RECORDS };
  const words = uncapitalised(NOUNS[kind === "queue" ? "post" : kind]);
  return { alone: casesOf(words), named: kind === "comment" ? casesOf(`imzalı ${words}`) : possessedCases(words) };
}

type Deed = [needs: keyof Cases, verb: string];

const DEEDS: Record<ActivityAction, Deed> = {
  add: ["object", "ekledi"],
  add_admin: ["object", "yönetici olarak ekledi"],
  add_editor: ["object", "editör olarak ekledi"],
  add_writer: ["object", "yazar olarak ekledi"],
  import: ["object", "içe aktardı"],
  edit: ["object", "düzenledi"],
  delete: ["object", "sildi"],
  restore: ["object", "geri aldı"],
  delete_forever: ["object", "kalıcı olarak sildi"],
  publish: ["object", "yayınladı"],
  unpublish: ["object", "taslağa çevirdi"],
  send: ["object", "incelemeye gönderdi"],
  approve: ["object", "onayladı"],
  return: ["plain", "için düzeltme istedi"],
  note: ["plain", "için not yazdı"],
  decide_note: ["plain", "için bir notu sonuçlandırdı"],
  activate: ["object", "aktif yaptı"],
  deactivate: ["object", "pasif yaptı"],
  share: ["plain", "için önizleme bağlantısı oluşturdu"],
  unshare: ["plain", "için önizleme bağlantısını iptal etti"],
  verify: ["object", "doğruladı"],
  hold: ["object", "beklemeye aldı"],
  hide: ["object", "gizledi"],
  spam: ["object", "spam saydı"],
  reply: ["object", "yanıtladı"],
  replace: ["owner", "görselini değiştirdi"],
  resize: ["owner", "küçük boylarını oluşturdu"],
  retry: ["object", "tekrar denedi"],
  undo: ["object", "eski hâline döndürdü"],
  leave_changed: ["object", "geri almadı, çünkü sonradan değişmiş"],
  leave_deleted: ["object", "geri almadı, çünkü silinmiş"],
  leave_missing: ["object", "geri almadı, çünkü bağlı olduğu kayıt silinmiş"],
  make_admin: ["owner", "rolünü yönetici yaptı"],
  make_editor: ["owner", "rolünü editör yaptı"],
  make_writer: ["owner", "rolünü yazar yaptı"],
  password: ["owner", "şifresini değiştirdi"],
  sign_out: ["owner", "oturumlarını kapattı"],
  second_factor_on: ["owner", "iki adımlı girişini açtı"],
  second_factor_off: ["owner", "iki adımlı girişini kapattı"],
  postback: ["owner", "postback anahtarını oluşturdu"],
  renew_secret: ["owner", "imza anahtarını yeniledi"],
  recovery_codes: ["owner", "kurtarma kodlarını yeniledi"],
};

const RECORD = possessedCases("kayd");
const lastWord = (words: string) => foldTr(words).split(/\s+/).at(-1);

/** The noun after a record's name, which repeats no word of it: 'Zümrüt Casino sitesini', 'Yaz Promosyonu kaydını'. */
function nounAfter(name: string, { alone, named }: Noun): Cases {
  const last = lastWord(name);
  if (last === lastWord(alone.plain) || last === lastWord(named.plain)) return RECORD;
  const [first = ""] = named.plain.split(" ");
  if (last !== foldTr(first)) return named;
  const without = (words: string) => words.slice(first.length + 1);
  return { plain: without(named.plain), object: without(named.object), owner: without(named.owner) };
}

const QUEUE_DEEDS: Partial<Record<ActivityAction, Deed>> = {
  add: ["object", "yayın sırasına ekledi"],
  edit: ["owner", "yayın sırasındaki yerini değiştirdi"],
  delete: ["object", "yayın sırasından çıkardı"],
};

interface Done {
  kind: string;
  action: string;
  name: string | null;
  count: number;
  /** Number of the kinds of several records. */
  kinds?: number;
}

/**
 * What was done to a record, or to several: the part to emphasise and the rest ('Hoş Geldin Bonusu', 'promosyonunu
 * sildi'). `changes` says what an edit changed of it.
 */
export function wordingOf({ kind, action, name, count, kinds }: Done, changes = ""): [subject: string, rest: string] {
  const of = nounOf(kind as ActivityKind, kinds);
  const deeds = kind === "queue" ? { ...DEEDS, ...QUEUE_DEEDS } : DEEDS;
  const [needs, verb]: Deed = changes ? ["owner", changes] : deeds[action as ActivityAction];
  if (count > 1) return [`${count.toLocaleString("tr-TR")} ${of.alone[needs]}`, verb];
  return name ? [name, `${nounAfter(name, of)[needs]} ${verb}`] : [of.alone[needs], verb];
}

/** The first whole names of several records, and how many more there are. */
export function namesOf({ names, count }: { names: string | null; count: number }): string {
  const all = names?.split("\n") ?? [];
  if ((names ?? "").length < NAMES_MAX) return all.join(", ");
  const whole = all.length > 1 ? all.slice(0, -1) : [`${all.join()}…`];
  return `${whole.join(", ")} ve ${(count - whole.length).toLocaleString("tr-TR")} kayıt daha`;
}

/** A record's name, or its noun; of several records their number. */
export function titleOf({ kind, name, count, kinds }: Omit<Done, "action">): string {
  const { plain } = nounOf(kind as ActivityKind, kinds).alone;
  return count > 1 ? `${count.toLocaleString("tr-TR")} ${plain}` : name || plain;
}
