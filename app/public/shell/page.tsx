import type { ReactNode } from "react";
import { Currency } from "../../ui/money";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Shell } from "./shell";

interface LayoutProps {
  /** Undefined where it could not be loaded. */
  shell: Shell | undefined;
  /** Without splash ads, such as pages on responsible gambling and errors (P9.1). */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Layout of a public page. */
export function PageLayout({ shell, isQuiet = false, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      <Header shell={shell} />
      <main id="icerik">{shell ? <Currency value={shell.site.currency}>{children}</Currency> : children}</main>
      <Footer shell={shell} />
      {shell && shell.ads.length > 0 && !isQuiet && <template data-ads={JSON.stringify(shell.ads)} />}
      <div className="toasts" role="status" />
    </>
  );
}
