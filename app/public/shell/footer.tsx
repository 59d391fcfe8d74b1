import { FOOTER_TEXT } from "../../../worker/site/built-in-texts";
import { pageAddress, postAddress } from "../../../worker/records/addresses";
import { href } from "react-router";
import { usePageContext } from "../../page-context";
import { Brand } from "./header";
import type { Shell } from "./shell";

export function Footer({ shell }: { shell: Shell | undefined }) {
  const { look } = usePageContext().site;
  return (
    <footer>
      <div className="wrap">
        <div className="cols">
          <div>
            <p className="brand">
              <Brand />
            </p>
            <p>{look?.footer_text || FOOTER_TEXT}</p>
            {look && look.links.length > 0 && (
              <ul>
                {look.links.map(({ label, ...link }) => (
                  <li key={link.href}>
                    <a {...link}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-labelledby="hizli">
            <h2 id="hizli">Hızlı Bağlantılar</h2>
            <ul>
              <li>
                <a href={href("/")}>Ana Sayfa</a>
              </li>
              <li>
                <a href={href("/bonuslar")}>Bonuslar</a>
              </li>
              <li>
                <a href={href("/guvenilir-siteler")}>Güvenilir Siteler</a>
              </li>
              <li>
                <a href={href("/blog")}>Blog</a>
              </li>
              <li>
                <a href={href("/degisenler")}>Değişenler</a>
              </li>
              <li>
                <a href={href("/sitemap")}>Site Haritası</a>
              </li>
            </ul>
          </nav>
          <PageLinks pages={shell?.pages} />
          <LatestPosts posts={shell?.posts} />
        </div>
        <p className="law">
          <b>18+</b>
          <span>
            Bu site 18 yaşından büyükler içindir. Kumar bağımlılık yapabilir; yardım için Yeşilay Danışmanlık Merkezi
            (YEDAM): <a href="tel:115">115</a>. Sitedeki bazı bağlantılar için ödeme alabiliriz.
          </span>
        </p>
      </div>
    </footer>
  );
}

function PageLinks({ pages = [] }: { pages: Shell["pages"] | undefined }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="rehber">
      <h2 id="rehber">Rehber Hakkında</h2>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <a href={pageAddress({ slug })}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The latest posts; a link to the blog when they could not be loaded. */
function LatestPosts({ posts }: { posts: Shell["posts"] | undefined }) {
  return (
    <nav aria-labelledby="son-yazilar">
      <h2 id="son-yazilar">Son Blog Yazıları</h2>
      {posts?.length === 0 && <p>Henüz blog yazısı bulunamadı</p>}
      <ul>
        {!posts && (
          <li>
            <a href={href("/blog")}>Tüm Yazılar</a>
          </li>
        )}
        {posts?.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={postAddress({ slug })}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
