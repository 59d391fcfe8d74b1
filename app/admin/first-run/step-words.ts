import { href } from "react-router";
import type { StepName } from "./steps";
import type { FirstRun } from "./use-first-run";

interface Words {
  /** Why, in one line. */
  text: string;
  /** The screen on which it is done. */
  link?: { to: string; label: string; isForAdministrators?: true };
  /** What to run where no screen does it. */
  command?: string;
}

const settings = (tab: string) => `${href("/admin/settings")}?bolum=${tab}`;

/** What a step says while it is not done; that of the demo content has buttons of its own. */
export function wordsOf(step: Exclude<StepName, "demo">, { site, states }: FirstRun): Words {
  const { unprotected, is_unprotected } = states;
  const words: Record<typeof step, Words> = {
    name: {
      text: `Ziyaretçi rehberi adından tanır; başlıklarda ve paylaşımlarda o yazar. Şimdi: ${site.name}.`,
      link: { to: settings("appearance"), label: "Görünüm", isForAdministrators: true },
    },
    address: {
      text: `Arama motorları ve paylaşımlar SITE_URL adresini kullanır. Şimdi: ${site.url}.`,
      command: "npm run deploy",
    },
    pages: {
      text: "/iletisim ve /gizlilik: rehberin arkasında kim var, ziyaretçinin verisine ne oluyor.",
      link: { to: href("/admin/pages"), label: "Sayfalar" },
    },
    countries: {
      text: "Hangi ülkelerde bağlantılar açılmasın: hiçbiri deseniz de bir kez kaydedin.",
      link: { to: settings("legal"), label: "Yasal", isForAdministrators: true },
    },
    casino: {
      text: "Ziyaretçi promosyonu sitesiyle birlikte tartar: lisans, ödeme yöntemleri, puan.",
      link: { to: href("/admin/casinos/new"), label: "Casino Sitesi Ekle" },
    },
    promotion: {
      text: "Çevrim ve en az yatırım doldurulunca kartta ve karşılaştırmada görünür.",
      link: { to: href("/admin/promotions/new"), label: "Promosyon Ekle" },
    },
    factor: {
      text: `Şifresi çalınan bir yöneticinin hesabına girilemez. ${unprotected} yöneticide kapalı.`,
      link: is_unprotected
        ? { to: href("/admin/account"), label: "Hesabım" }
        : { to: href("/admin/accounts"), label: "Hesaplar", isForAdministrators: true },
    },
    backup: {
      text: "Silinen ya da bozulan içerik yedekten geri gelir; yedeği her gün alın.",
      command: "npm run backup -- --remote",
    },
    notifications: {
      text: "Bekleyen yorumu, yanlış bonusu ya da duran yayını panele girmeden öğrenirsiniz.",
      link: { to: settings("notifications"), label: "Bildirimler", isForAdministrators: true },
    },
    turnstile: {
      text: "Robotların yorumlarını ve şifre denemelerini durdurur: TURNSTILE_SITE_KEY ve TURNSTILE_SECRET.",
      command: "npx wrangler secret put TURNSTILE_SECRET",
    },
    postback: {
      text: "Operatörün bildirimi doğru okunuyor mu: casino formundaki 'Postback adresi' altında denenir.",
      link: { to: href("/admin/casinos"), label: "Casino Siteleri", isForAdministrators: true },
    },
  };
  return words[step];
}
