import type { ReactNode } from "react";
import type { AdPages } from "../../../db/schema/ad-pages";
import type { PageAd } from "../../../worker/splash-ads/public.server";
import type { SentAd } from "../../../worker/splash-ads/sent";
import type { List } from "../../../worker/figures/kinds";
import { HeldCodes } from "../../ui/held-codes";
import { Currency } from "../../ui/money";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Shell } from "./shell";

/** Each makes the page longer. */
const ADS_MAX = 10;

/** The newest ads that appear on these pages. */
const adsOn = (ads: PageAd[], pages: AdPages): SentAd[] =>
  ads.flatMap(({ shown_on, ...ad }) => (shown_on[pages] ? ad : [])).slice(0, ADS_MAX);

interface LayoutProps {
  /** Undefined where it could not be loaded. */
  shell: Shell | undefined;
  /** The group of pages whose splash ads it carries (P9.1); undefined where an ad would be out of place (P9.4). */
  adsOf?: AdPages | undefined;
  /** The list as whose view the page counts. */
  list?: List;
  children: ReactNode;
}

/** Layout of a public page. */
export function PageLayout({ shell, adsOf, list, children }: LayoutProps) {
  const ads = shell && adsOf ? adsOn(shell.ads, adsOf) : [];
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      <Header shell={shell} />
      <main id="icerik" data-views={list && `list/${list}`}>
        {shell ? (
          <Currency value={shell.site.currency}>
            <HeldCodes value={Boolean(shell.legal?.holds_codes)}>{children}</HeldCodes>
          </Currency>
        ) : (
          children
        )}
      </main>
      <Footer shell={shell} />
      {ads.length > 0 && <template data-ads={JSON.stringify(ads)} />}
      <div className="toasts" role="status" />
    </>
  );
}
