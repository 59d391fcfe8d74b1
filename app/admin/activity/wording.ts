import { type ActivityAction, type ActivityKind, NAMES_MAX } from "../../../worker/activity/rules";
import { foldTr } from "../../../worker/text/folding";

/** A noun in the cases of a sentence: alone, as what is changed, and as the owner of what is changed. */
interface Cases {
  plain: string;
  object: string;
  owner: string;
}

/** The cases of a noun with a possessive suffix, which repeat its last vowel: 'yazısı', 'yazısını', 'yazısının'. */
function possessed(noun: string): Cases {
  const object = `${noun}n${noun.at(-1)}`;
  return { plain: noun, object, owner: `${object}n` };
}

interface Noun {
  /** Without a name, or after a number. */
  alone: Cases;
  /** After a record's name, which then needs no suffix. */
  named: Cases;
}

const noun = (plain: string, object: string, owner: string, named: string): Noun => ({
  alone: { plain, object, owner },
  named: possessed(named),
});
const compound = (words: string): Noun => ({ alone: possessed(words), named: possessed(words) });

const post = compound("blog yazısı");
const comment = { plain: "yorum", object: "yorumu", owner: "yorumun" };

const NOUNS: Record<ActivityKind, Noun> = {
  casino: compound("casino sitesi"),
  promotion: noun("promosyon", "promosyonu", "promosyonun", "promosyonu"),
  post,
  comment: {
    alone: comment,
    named: { plain: "imzalı yorum", object: "imzalı yorumu", owner: "imzalı yorumun" },
  },
  image: noun("görsel", "görseli", "görselin", "görseli"),
  page: noun("sayfa", "sayfayı", "sayfanın", "sayfası"),
  category: noun("kategori", "kategoriyi", "kategorinin", "kategorisi"),
  "splash-ad": noun("splash reklam", "splash reklamı", "splash reklamın", "splash reklamı"),
  hero: noun("ana sayfa", "ana sayfayı", "ana sayfanın", "ana sayfası"),
  home_texts: compound("içerik alanları"),
  seo: compound("SEO metinleri"),
  review_settings: compound("değerlendirme ayarları"),
  schedule: compound("yayın zamanı"),
  queue: post,
  announcements: compound("indeksleme bildirimleri"),
  account: noun("hesap", "hesabı", "hesabın", "hesabı"),
  comment_rules: compound("yorum bekletme kuralları"),
  conversion: noun("dönüşüm", "dönüşümü", "dönüşümün", "dönüşümü"),
  demo: noun("örnek içerik", "örnek içeriği", "örnek içeriğin", "örnek içeriği"),
};

type Deed = [needs: keyof Cases, verb: string];

const DEEDS: Record<ActivityAction, Deed> = {
  add: ["object", "ekledi"],
  add_admin: ["object", "yönetici olarak ekledi"],
  add_editor: ["object", "editör olarak ekledi"],
  import: ["object", "içe aktardı"],
  edit: ["object", "düzenledi"],
  delete: ["object", "sildi"],
  restore: ["object", "geri aldı"],
  delete_forever: ["object", "kalıcı olarak sildi"],
  publish: ["object", "yayınladı"],
  unpublish: ["object", "taslağa çevirdi"],
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
  make_admin: ["owner", "rolünü yönetici yaptı"],
  make_editor: ["owner", "rolünü editör yaptı"],
  password: ["owner", "şifresini değiştirdi"],
  sign_out: ["owner", "oturumlarını kapattı"],
  second_factor_on: ["owner", "iki adımlı girişini açtı"],
  second_factor_off: ["owner", "iki adımlı girişini kapattı"],
  postback: ["owner", "postback anahtarını oluşturdu"],
  recovery_codes: ["owner", "kurtarma kodlarını yeniledi"],
};

const RECORD = possessed("kaydı");
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

/** What is done to the queue is said of the post in it. */
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
}

/**
 * What was done to a record, or to several: the part to emphasise and the rest ('Hoş Geldin Bonusu', 'promosyonunu
 * sildi'). `changes` says what an edit changed of it.
 */
export function wordingOf({ kind, action, name, count }: Done, changes = ""): [subject: string, rest: string] {
  const of = NOUNS[kind as ActivityKind];
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
export function titleOf({ kind, name, count }: Omit<Done, "action">): string {
  const { plain } = NOUNS[kind as ActivityKind].alone;
  return count > 1 ? `${count.toLocaleString("tr-TR")} ${plain}` : name || plain;
}
