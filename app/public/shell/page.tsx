import type { ReactNode } from "react";
import type { PostCard } from "../../../worker/blog/public.server";
import type { Site } from "../../../worker/site/brand";
import type { Seo } from "../../../worker/site/rules";
import { Footer } from "./footer";
import { Header } from "./header";

/** What every public page shows around its own content. `today` is a day in Istanbul, `path` is decoded. */
export interface Shell {
  site: Site;
  path: string;
  today: string;
  seo: Seo;
  posts: PostCard[];
}

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
