/** A public page of every type, of the demo content. */
export const PAGES = {
  home: "/",
  list: "/bonuslar",
  search: "/bonuslar?q=bonus",
  promotion: "/bonuslar/isilti-casino/150-hos-geldin-bonusu",
  casinos: "/guvenilir-siteler",
  casino: "/casino/isilti-casino",
  blog: "/blog",
  post: "/blog/degerlendirme-olcutlerimizi-guncelledik",
  sitemap: "/sitemap",
};

/** Addresses that nobody ever had; `[id]` is another number in each request. */
export const UNKNOWN = {
  "unknown promotion": "/bonuslar/isilti-casino/yok-boyle-bonus-[id]",
  "unknown casino": "/casino/yok-boyle-casino-[id]",
  "unknown post": "/blog/yok-boyle-yazi-[id]",
  "unknown page": "/yok-boyle-sayfa-[id]",
};

/** What else is public and reads the database. */
export const FURTHER = {
  category: "/bonuslar?kategori=turnuva",
  "order of a list": "/bonuslar?siralama=deger",
  "two filters of a list": "/bonuslar?siralama=cevrim&lisansli=1&kodlu=1",
  "last page of a list": "/bonuslar?sayfa=3",
  "second page of a list": "/bonuslar?sayfa=2",
  "second page of the blog": "/blog?sayfa=2",
  "page of text": "/hakkimizda",
  "sitemap.xml": "/sitemap.xml",
  "feed of promotions": "/bonuslar/feed.xml",
  "feed of posts": "/blog/feed.xml",
};
