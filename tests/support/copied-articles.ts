interface Article {
  /** As a program or site gives it to the clipboard. */
  copied: string;
  saved: string;
}

/** Articles with tables of several columns, which happy-dom does not paste. */
export const ARTICLES_WITH_TABLES: Record<string, Article> = {
  Word: {
    copied: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><title>Belge1</title><style><!-- @list l0:level1 {mso-level-number-format:bullet;} @list l0:level2 {mso-level-number-format:bullet;} --></style></head>
<body lang=TR><!--StartFragment-->
<h1>Çevrim şartı</h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>Tavan <del cite="mailto:ed">500</del><ins>750</ins> TL<sup>1</sup>, <b style='mso-bidi-font-weight:normal'>%100</b>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Birinci madde<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>İç madde<o:p></o:p></p>
<h4>Soru 1<o:p></o:p></h4>
<h4>Soru 2<o:p></o:p></h4>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><b><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></b><![endif]>Üçüncü adım<o:p></o:p></p>
<p class=MsoNormal><img width=602 height=339 src="file:///C:/Users/ed/msohtmlclip1/01/clip_image002.png" alt="Oranlar"><o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=301><p class=MsoNormal>Casino<o:p></o:p></p></td><td width=301><p class=MsoNormal>Bonus<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><a href="mailto:destek@ornek.com">destek@ornek.com</a>, <a href="file:///C:/sartlar.docx">şartlar</a><o:p></o:p></p>
<!--EndFragment--></body></html>`,
    saved: `<h1>Çevrim şartı</h1><p>Tavan <s>500</s>750 TL<sup>1</sup>, <strong>%100</strong>.</p><ul><li>Birinci madde<ul><li>İç madde</li></ul></li></ul><h3>Soru 1</h3><h3>Soru 2</h3><ol start="3"><li>Üçüncü adım</li></ol><p>[Görsel: Oranlar]</p><table><tr><td>Casino</td><td>Bonus</td></tr></table><p><a href="mailto:destek@ornek.com">destek@ornek.com</a>, şartlar</p>`,
  },
  WordPress: {
    copied: `<h2 class="wp-block-heading">Bonus türleri</h2><p>Hoş geldin <img draggable="false" role="img" class="emoji" alt="🎰" src="https://s.w.org/images/core/emoji/15.0.3/svg/1f3b0.svg"></p><hr class="wp-block-separator has-alpha-channel-opacity"/><div class="wp-block-columns"><div class="wp-block-column"><p>Sol</p></div><div class="wp-block-column"><p>Sağ</p></div></div><dl><dt>Çevrim</dt><dd>20 kat</dd></dl><details class="wp-block-details"><summary>Soru</summary><p>Yanıt</p></details><figure class="wp-block-table"><table><thead><tr><th>Ad</th><th>Oran</th></tr></thead><tbody><tr><td>Mavi</td><td>%100</td></tr></tbody></table><figcaption class="wp-element-caption">Oranlar</figcaption></figure><ul class="wp-block-list"><li>Bir<ul class="wp-block-list"><li>İki</li></ul></li></ul><p><a href="tel:115">115</a></p>`,
    saved: `<h2>Bonus türleri</h2><p>Hoş geldin 🎰</p><p>Sol</p><p>Sağ</p><p>Çevrim</p><p>20 kat</p><p>Soru</p><p>Yanıt</p><table><tr><th>Ad</th><th>Oran</th></tr><tr><td>Mavi</td><td>%100</td></tr></table><p>Oranlar</p><ul><li>Bir<ul><li>İki</li></ul></li></ul><p><a href="tel:115">115</a></p>`,
  },
  ChatGPT: {
    copied: `<meta charset='utf-8'><h3 data-start="0" data-end="12">Kayıp iadesi</h3><p data-start="14" data-end="60"><strong data-start="14" data-end="20">%15</strong> geri döner.</p><hr data-start="62" data-end="65"><ol data-start="67" data-end="120"><li data-start="67" data-end="90"><p data-start="70" data-end="80">Oynayın</p><p data-start="81" data-end="90">En az bir hafta.</p></li><li data-start="91" data-end="120"><p data-start="94" data-end="120">Bekleyin</p><ul data-start="100" data-end="110"><li data-start="100" data-end="110">Cuma</li></ul></li></ol><blockquote data-start="121" data-end="130"><p data-start="123" data-end="130">Kural değişir.</p></blockquote><div class="_tableContainer_1rjym_1"><div tabindex="-1"><table data-start="131" data-end="200"><thead data-start="131"><tr data-start="131"><th data-start="131">Gün</th><th>İade</th></tr></thead><tbody><tr><td>Cuma</td><td>%15</td></tr></tbody></table></div></div><pre class="overflow-visible!" data-start="201"><div class="contain-inline-size"><div class="overflow-y-auto p-4" dir="ltr"><code class="whitespace-pre! language-text"><span>KOD10
KOD20
</span></code></div></div></pre><p data-start="220"><a data-start="221" rel="noopener" class="decorated-link" href="https://ornek.com/?utm_source=chatgpt.com">Kaynak</a></p>`,
    saved: `<h3>Kayıp iadesi</h3><p><strong>%15</strong> geri döner.</p><ol><li><p>Oynayın</p><p>En az bir hafta.</p></li><li>Bekleyin<ul><li>Cuma</li></ul></li></ol><blockquote>Kural değişir.</blockquote><table><tr><th>Gün</th><th>İade</th></tr><tr><td>Cuma</td><td>%15</td></tr></table><pre>KOD10\nKOD20</pre><p><a href="https://ornek.com/?utm_source=chatgpt.com" rel="noopener">Kaynak</a></p>`,
  },
};

export const ARTICLES: Record<string, Article> = {
  "Google Docs": {
    copied: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7d1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Nasıl alınır</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;white-space:pre-wrap;">Önce</span><span style="font-weight:400;white-space:pre-wrap;"> üye olun, </span><span style="text-decoration:line-through;white-space:pre-wrap;">arayın</span><span style="white-space:pre-wrap;">yazın.</span></p><br /><ol start="3" style="margin-top:0"><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Kodu girin</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Büyük harfle</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Bekleyin</span></p></li></ol><h4 dir="ltr"><span>Not</span></h4><p dir="ltr"><span style="white-space:pre-wrap;">H</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span>O</span></p></b><br class="Apple-interchange-newline">`,
    saved: `<h2>Nasıl alınır</h2><p><strong>Önce</strong> üye olun, <s>arayın</s>yazın.</p><ol start="3"><li>Kodu girin<ol><li>Büyük harfle</li></ol></li><li>Bekleyin</li></ol><h3>Not</h3><p>H<sub>2</sub>O</p>`,
  },
  WhatsApp: {
    copied: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[12:00, 25.11.2026] Ayşe: "><div class="_akbu"><span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap; min-height: 0px;"><span>Yeni bonus <img crossorigin="anonymous" alt="🎉" draggable="false" class="b75 emoji wa _ao3e" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" style="background-position: -20px -40px;">
Kod: <strong class="selectable-text">KOD10</strong>

Son gün: cuma</span></span></div></div><div class="copyable-text" data-pre-plain-text="[12:01, 25.11.2026] Ali: "><span style="white-space: pre-wrap;">Yardım hattı: 115</span></div>`,
    saved: `<p>Yeni bonus 🎉</p><p>Kod: <strong>KOD10</strong></p><p><br /></p><p>Son gün: cuma</p><p>Yardım hattı: 115</p>`,
  },
};

/** As ChatGPT and other pages with KaTeX write it, for screen readers and for the eye. */
export const FORMULA =
  '<p>Çevrim <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi><mo>=</mo><mn>2</mn></mrow><annotation encoding="application/x-tex">x=2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="mord">x</span><span class="mrel">=</span></span><span class="base">2</span></span></span> kat</p>';
