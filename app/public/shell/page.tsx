import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Header } from "./header";
import type { Shell } from "./shell";

/** A public page: header, drawer, content, footer. Without a shell (an error before anything was read) it shows less. */
export function Page({ shell, children }: { shell: Shell | undefined; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      <Header shell={shell} />
      <main id="icerik">{children}</main>
      <Footer shell={shell} />
      <div className="toasts" role="status" aria-live="polite" />
    </>
  );
}
