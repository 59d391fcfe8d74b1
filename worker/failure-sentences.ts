export const READ_FAILED = {
  screen: "Ekran yüklenemedi",
  posts: "Blog yazıları yüklenirken bir hata oluştu",
  post: "Blog yazısı yüklenirken bir hata oluştu",
  casinos: "Casino siteleri yüklenirken bir hata oluştu",
  casino: "Casino bilgileri yüklenirken bir hata oluştu",
  promotions: "Promosyonlar yüklenirken bir hata oluştu",
  promotion: "Promosyon bilgileri yüklenirken bir hata oluştu",
  comments: "Yorumlar yüklenirken bir hata oluştu",
  commentRules: "Bekletme kuralları yüklenirken bir hata oluştu",
  categories: "Kategoriler yüklenirken bir hata oluştu",
  pages: "Sayfalar yüklenirken bir hata oluştu",
  page: "Sayfa yüklenirken bir hata oluştu",
  splashAds: "Splash reklamları yüklerken bir hata oluştu",
  hero: "Hero bölümü ayarları yüklenirken bir hata oluştu",
  settings: "Ayarlar yüklenirken bir hata oluştu",
  seo: "SEO ayarları yüklenirken bir hata oluştu",
  reviewSettings: "Değerlendirme ayarları yüklenirken bir hata oluştu",
  accounts: "Hesaplar yüklenirken bir hata oluştu",
  account: "Hesabınız yüklenirken bir hata oluştu",
  names: "Adlar yüklenirken bir hata oluştu",
  images: "Görseller yüklenirken bir hata oluştu",
  trash: "Çöp kutusu yüklenirken bir hata oluştu",
  dashboard: "Veriler yüklenirken bir hata oluştu",
  traffic: "Sayılar yüklenirken bir hata oluştu",
  work: "Bekleyen işler yüklenirken bir hata oluştu",
  search: "Arama yapılamadı",
  schedule: "Zamanlanmış yayınlama ayarları yüklenirken bir hata oluştu",
  queue: "Taslak blog sayısı alınamadı",
  history: "Yayınlama logları yüklenirken bir hata oluştu",
  announcements: "İndeksleme durumu yüklenirken bir hata oluştu",
  activity: "Hareketler yüklenirken bir hata oluştu",
  versions: "Geçmiş yüklenirken bir hata oluştu",
  verification: "Doğrulanacaklar yüklenirken bir hata oluştu",
} as const;

export const DELETE_FAILED = {
  post: "Blog yazısı silinirken bir hata oluştu",
  casino: "Casino silinirken bir hata oluştu",
  promotion: "Promosyon silinirken bir hata oluştu",
  comment: "Yorum silinirken bir hata oluştu",
  category: "Kategori silinirken bir hata oluştu",
  page: "Sayfa silinirken bir hata oluştu",
  splashAd: "Splash reklam silinemedi",
  image: "Görsel silinirken bir hata oluştu",
  trash: "Kayıtlar silinirken bir hata oluştu",
} as const;

export const CHANGE_FAILED = {
  post: "Blog yazısı güncellenirken bir hata oluştu",
  promotion: "Promosyon güncellenirken bir hata oluştu",
  status: "Durum değiştirilemedi",
  queue: "Yayın sırası güncellenirken bir hata oluştu",
  announcements: "İndeksleme bildirimleri yeniden denenirken bir hata oluştu",
  trash: "Kayıt geri alınırken bir hata oluştu",
  account: "Hesap kaydedilirken bir hata oluştu",
  verification: "Doğrulama kaydedilirken bir hata oluştu",
} as const;

export const SAVE_FAILED = {
  post: "Blog yazısı kaydedilirken bir hata oluştu",
  casino: "Casino kaydedilirken bir hata oluştu",
  category: "Kategori kaydedilirken bir hata oluştu",
  comment: "Yorum güncellenirken bir hata oluştu",
  commentRules: "Bekletme kuralları kaydedilirken bir hata oluştu",
  import: "Promosyonlar içe aktarılırken bir hata oluştu",
  page: "Sayfa kaydedilirken bir hata oluştu",
  splashAd: "Splash reklam kaydedilirken bir hata oluştu",
  hero: "Hero bölümü ayarları kaydedilirken bir hata oluştu",
  homeTexts: "İçerik ayarları kaydedilirken bir hata oluştu",
  seo: "SEO ayarları kaydedilirken bir hata oluştu",
  reviewSettings: "Değerlendirme ayarları kaydedilirken bir hata oluştu",
  schedule: "Ayarlar kaydedilirken bir hata oluştu",
} as const;

export const UNEXPECTED = "Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.";

export const DATABASE_SILENT = "veritabanı yanıt vermiyor";
