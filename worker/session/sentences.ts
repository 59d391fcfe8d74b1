// Without zod, so that every screen of the panel can import it.
export const SIGN_IN_FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
export const PROOF_MISSING =
  "Bu hesap için çok sayıda başarısız giriş denemesi yapıldı. Güvenlik doğrulamasını tamamlayıp tekrar deneyin.";
export const PROOF_REFUSED = "Güvenlik doğrulaması kabul edilmedi. Yeniden doğrulayıp tekrar deneyin.";
export const CODE_NEEDED = "Doğrulama uygulamanızdaki kodu yazın.";
export const CODE_WRONG = "Doğrulama kodu yanlış veya kullanılmış. Yeni bir kod yazın.";
export const SIGN_IN_REQUIRED = "Bu sayfaya erişmek için giriş yapmalısınız";
export const NOT_AN_ADMINISTRATOR = "Bu hesap admin yetkisine sahip değil";
export const ADMINISTRATORS_ONLY = "Bu bölüm yalnızca yöneticilere açık; hesabınız editör hesabı.";
export const EDITORS_ONLY = "Yazar hesabı yalnızca kendi taslaklarını görür ve düzenler; bunu bir editörden isteyin.";
export const AUTHORISATION_FAILED = "Yetkilendirme hatası oluştu";
export const SIGN_IN_BROKE = "Giriş yapılırken bir hata oluştu";
export const TOO_BUSY = "Şu anda çok sayıda şifre denetleniyor. Birkaç saniye sonra tekrar deneyin.";
