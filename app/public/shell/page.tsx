import type { ReactNode } from "react";
import { Currency } from "../../ui/money";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Shell } from "./shell";

/** Layout of a public page; reduced when `shell` could not be loaded. */
export function PageLayout({ shell, children }: { shell: Shell | undefined; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      <Header shell={shell} />
      <main id="icerik">{shell ? <Currency value={shell.site.currency}>{children}</Currency> : children}</main>
      <Footer shell={shell} />
      {shell && shell.ads.length > 0 && <template data-ads={JSON.stringify(shell.ads)} />}
      <div className="toasts" role="status" aria-live="polite" />
    </>
  );
}
