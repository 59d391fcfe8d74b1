import { BROWSER_KEYS, STORES } from "../../browser-keys";
import type { PrivacyTitle } from "./privacy";

const OF = { visitor: "Ziyaretçi", panel: "Site ekibi" } as const;
const row = (cells: string[], cell: "td" | "th" = "td") =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join("")}</tr>`;

const KEYS_TABLE = `<table><tbody>${row(["Ad", "Yer", "Kimde", "Amaç", "Süre"], "th")}${BROWSER_KEYS.map(
  ({ where, key, of, purpose, duration }) => row([key, STORES[where], OF[of], purpose, duration]),
).join("")}</tbody></table>`;

/** HTML below each title; places to fill in are in square brackets. */
const BODIES: Record<PrivacyTitle, string> = {
  "Veri sorumlusu": `<p>Bu sitede işlenen kişisel verilerin sorumlusu [ad soyad ya da unvan], [açık adres]. Bize [e-posta adresi] adresinden ulaşabilirsiniz.</p>`,
  "Hukuki dayanak": `<p>Verileri 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) md. 5/2 uyarınca işliyoruz:</p><ul><li><strong>Yorumlar:</strong> kendiniz alenileştirdiğiniz için (d bendi).</li><li><strong>Sayımlar, kötüye kullanımın önlenmesi, tıklama numaraları:</strong> temel haklarınıza zarar vermeyen meşru menfaatimiz için (f bendi).</li><li><strong>Yetkili makamların istediği bilgiler:</strong> hukuki yükümlülüğümüz için (ç bendi).</li></ul><p>Avrupa Birliği'nden girenler için dayanak, GDPR md. 6/1 (f) bendindeki meşru menfaattir; hukuki yükümlülükte (c) bendidir.</p>`,
  Haklarınız: `<p>KVKK md. 11 uyarınca bize başvurarak şunları isteyebilirsiniz:</p><ul><li>verinizin işlenip işlenmediğini, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek,</li><li>yurt içinde ya da yurt dışında aktarıldığı kişileri bilmek,</li><li>eksik ya da yanlışsa düzeltilmesini, koşulları varsa silinmesini ya da yok edilmesini ve bunların aktarılan kişilere bildirilmesini istemek,</li><li>yalnızca otomatik sistemlerle yapılan bir analizin aleyhinize sonucuna itiraz etmek,</li><li>kanuna aykırı işleme yüzünden zarara uğrarsanız zararın giderilmesini istemek.</li></ul><p>Başvurunuzu en geç 30 gün içinde ücretsiz yanıtlarız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz. GDPR'nin geçerli olduğu durumlarda verinize erişme, işlemeyi kısıtlama, veriyi taşıma ve itiraz haklarınız da vardır; ülkenizin denetim makamına başvurabilirsiniz.</p>`,
  "Saklama süreleri": `<ul><li>Günlük sayılar: 400 gün; bulunamayan adreslerinki: 90 gün.</li><li>Sayımda kullanılan özetler: en geç ertesi gün.</li><li>Tıklama numarası: 90 gün; casino sitelerinin bu numarayla bildirdikleri: 400 gün.</li><li>Yorumun yanındaki özetlenmiş ağ adresi: 30 gün; hep incelenen bir gönderense bu karar kalkana dek.</li><li>Yorumlar: silinene dek; silinen yorum en geç 30 gün sonra kalıcı olarak kaldırılır.</li></ul>`,
  "Tarayıcınızda tutulanlar": `<p>Sayfalar ziyaretçilere çerez yerleştirmez. Tarayıcıda yalnızca şunlar tutulur; site ekibininkiler paneli kullananlarda bulunur:</p>${KEYS_TABLE}`,
};

export const privacySection = (title: PrivacyTitle) => `<h2>${title}</h2>${BODIES[title]}`;
