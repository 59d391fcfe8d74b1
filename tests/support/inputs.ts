/** Valid input for each form of the panel. */

export const postInput = () => ({
  title: "Çevrim Şartı Nedir?",
  category: "Rehber",
  excerpt: "Çevrim şartını örneklerle anlattık.",
  content: "<p>Çevrim şartı, bonusun çekilebilmesi için oynanması gereken tutardır.</p>",
});

export const casinoInput = () => ({
  name: "Şımarık Çınar",
  url: "https://cinar.example/giris",
  logo_url: "https://cinar.example/logo.png",
  description: "<p>Uzunca bir açıklama.</p>",
});

export const categoryInput = () => ({
  name: "  Sadakat ",
  slug: ` Sadakat ${crypto.randomUUID()} `,
  description: " ",
});

export const promotionInput = () => ({
  title: "Çılgın Çark Bonusu",
  short_description: "Her gün bir çevirme hakkı & hediye",
  full_description: "<p>Ayrıntılar burada.</p>",
  terms: "18 yaş\r\n\n Çevrim 10x \n",
  url: "https://casino.example/cark?a=1&b=2",
});

export const commentInput = () => ({
  user_name: "İlgin Ç.",
  comment: `Düzeltilmiş yorum ${crypto.randomUUID()}`,
  rating: 2,
});

export const pageInput = () => ({
  title: "Çerez Tercihleri",
  content: "<p>Bu sayfada çerezleri nasıl kullandığımızı anlatıyoruz.</p>",
});

export const profileInput = () => ({
  is_public: true,
  name: "Şule Çınar",
  words: "Çekimleri dener.\n\nŞartları okur.",
  verifies: "çekim süreleri",
});

export const splashAdInput = () => ({
  title: "Yılbaşı",
  href: "https://reklam.example/",
  image_url: "https://reklam.example/a.png",
});

export const heroInput = () => ({
  upper_title: "Üst",
  main_title: "Ana başlık burada",
  highlighted_text: "burada",
  description: "Açıklama",
  button_text: "Gör",
  button_url: "#promosyonlar",
});

export const homeTextInput = () => ({ blog_section_text: "<p>Yeni ana sayfa metni</p><script>alert(1)</script>" });

export const appearanceInput = () => ({
  site_name: "Bonus Pusulası",
  accent: "#0b7a6e",
  footer_text: "Bonusların pusulası.",
  footer_links: [{ label: "Hakkımızda", address: "/hakkimizda" }],
  social: ["https://t.me/pusula"],
});

export const seoInput = () => ({ title: "Yepyeni Sayfa Başlığı", description: "", keywords: "a, b" });

export const commentRulesInput = () => ({ always_words: ["kaçak"], never_words: ["bonusrehberi.com"] });

export const legalSettingsInput = () => ({
  has_note: true,
  note: "Türkiye'de izinli değil.",
  note_checked_on: "2026-11-02",
  blocked_countries: ["DE", "NL"],
});

export const reviewSettingsInput = () => ({
  weights: { licence: 40, withdrawals: 20, terms: 20, support: 5, complaints: 15 },
  promotion_days: 14,
  casino_days: 60,
});

/** Of another source each time, since each has one rule. */
export const redirectInput = () => ({ source: `/eski/${crypto.randomUUID()}`, target: "/blog" });
