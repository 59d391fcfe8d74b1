/** What the site keeps in a browser, for the table of `/gizlilik`; a test finds keys that have no row. */
interface BrowserKey {
  where: keyof typeof STORES;
  /** `…` stands for a part that varies. */
  key: string;
  of: "visitor" | "panel";
  purpose: string;
  /** How long it is kept. */
  duration: string;
}

export const STORES = {
  cookie: "Çerez",
  localStorage: "Yerel depo",
  sessionStorage: "Oturum deposu",
  indexedDB: "IndexedDB",
} as const;

const UNTIL_CLOSED = "Sekme kapanana dek";
const UNTIL_CLEARED = "Siz silene ya da oturum kapatılana dek";

export const BROWSER_KEYS: readonly BrowserKey[] = [
  {
    where: "localStorage",
    key: "splash",
    of: "visitor",
    purpose:
      "Ziyaretin başladığı ve son sayfanın açıldığı an; bir ziyareti iki kez saymamak ve duyuruyu bir kez göstermek",
    duration: "Siz silene dek; 30 dakika ara verilince yeniden yazılır",
  },
  {
    where: "localStorage",
    key: "ads",
    of: "visitor",
    purpose: "Hangi duyurunun ne zaman gösterildiği; aynı duyuruyu gereğinden sık göstermemek",
    duration: "Siz silene dek; bir haftadan eski gösterimler yeni duyuruda silinir",
  },
  {
    where: "sessionStorage",
    key: "b",
    of: "visitor",
    purpose: "Karşılaştırmak için seçtiğiniz bonuslar",
    duration: UNTIL_CLOSED,
  },
  {
    where: "sessionStorage",
    key: "z",
    of: "visitor",
    purpose: "Son arama ve filtreler; aynı aramayı iki kez saymamak",
    duration: UNTIL_CLOSED,
  },
  {
    where: "cookie",
    key: "session",
    of: "panel",
    purpose: "Panelde açık oturum",
    duration: "30 gün kullanılmayınca ya da oturum kapatılınca biter, en çok 180 gün",
  },
  {
    where: "cookie",
    key: "device",
    of: "panel",
    purpose: "Tanınan cihaz; yabancı cihazlardan girişi yavaşlatmak",
    duration: "1 yıl",
  },
  {
    where: "localStorage",
    key: "panel-draft:…",
    of: "panel",
    purpose: "Kaydedilmemiş form",
    duration: "Form kaydedilene, taslak silinene ya da oturum kapatılana dek",
  },
  {
    where: "sessionStorage",
    key: "panel-draft:…",
    of: "panel",
    purpose: "Yeniden giriş yapınca geri getirilecek taslak",
    duration: UNTIL_CLOSED,
  },
  {
    where: "indexedDB",
    key: "panel",
    of: "panel",
    purpose: "Kaydedilmemiş formun görselleri",
    duration: "Form kaydedilene ya da taslak silinene dek",
  },
  {
    where: "indexedDB",
    key: "imports",
    of: "panel",
    purpose: "Yarım kalan içe aktarmanın dosyaları",
    duration: "İçe aktarma bitene ya da dosyalar kaldırılana dek",
  },
  {
    where: "sessionStorage",
    key: "panel-text:…",
    of: "panel",
    purpose: "Forma yapıştırılan operatör metni",
    duration: "Formdan çıkılana ya da sekme kapanana dek",
  },
  {
    where: "sessionStorage",
    key: "panel-shared",
    of: "panel",
    purpose: "Başka bir uygulamadan panele paylaşılan metin",
    duration: "Form açılana ya da sekme kapanana dek",
  },
  {
    where: "sessionStorage",
    key: "panel-addresses",
    of: "panel",
    purpose: "Denetlenecek adreslerin listesi",
    duration: "Liste temizlenene ya da sekme kapanana dek",
  },
  {
    where: "sessionStorage",
    key: "panel-batch",
    of: "panel",
    purpose: "Yazılan ama kaydedilmeyen yazılar",
    duration: UNTIL_CLOSED,
  },
  {
    where: "sessionStorage",
    key: "today",
    of: "panel",
    purpose: "Günün işlerinden kaçının bittiği",
    duration: UNTIL_CLOSED,
  },
  {
    where: "localStorage",
    key: "csv-separator",
    of: "panel",
    purpose: "Dışa aktarırken seçilen ayraç",
    duration: UNTIL_CLEARED,
  },
  {
    where: "localStorage",
    key: "recent-records",
    of: "panel",
    purpose: "Son açılan altı kayıt",
    duration: UNTIL_CLEARED,
  },
  {
    where: "localStorage",
    key: "first-run-hidden",
    of: "panel",
    purpose: "Kurulum adımlarının gizlendiği",
    duration: UNTIL_CLEARED,
  },
];
