import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import { PAGE_COLOURS } from "../worker/appearance/shown";
import { usePageContext } from "./page-context";
import siteScript from "virtual:site-script";
import { describeProblem, ProblemPage } from "./public/shell/problem";

/**
 * Runs before the first paint and before modules: sets the colour scheme class of Radix and the CSP nonce for packages
 * that inject style sheets, and keeps zod from probing `eval`, which the CSP would report.
 */
const PANEL_START = `document.documentElement.classList.add(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
window.__nonce__ = window.__webpack_nonce__ = document.currentScript.nonce;
window.__zod_globalConfig = { jitless: true }`;

export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: describeProblem(error).heading }, { name: "robots", content: "noindex" }] : [];
}

interface Handle {
  /** Whether React hydrates the page in the browser. Public pages are static HTML with one deferred script. */
  hydrate?: boolean;
  /**
   * Whether the page uses the whole width of wide windows. It becomes a class of `<body>`: with a selector such as
   * `:has(.filters)`, the page would change its width while it arrives.
   */
  isWide?: boolean;
}

function useHandle(): Handle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as Handle;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, preview, site } = usePageContext();
  const { hydrate: isHydrated, isWide } = useHandle();
  const isProblem = Boolean(useRouteError());
  // The panel has its own colours.
  const page = (scheme: keyof typeof PAGE_COLOURS) =>
    (!isHydrated && site.look?.palette?.[scheme]["page"]) || PAGE_COLOURS[scheme];
  return (
    // A translated panel would save translated texts, and React cannot update nodes that a translator has replaced.
    <html lang="tr" {...(isHydrated && { translate: "no", className: "notranslate" })} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={page("light")} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={page("dark")} media="(prefers-color-scheme: dark)" />
        {preview?.isFramed && <base target="_blank" />}
        {preview && <meta name="robots" content="noindex" />}
        <Meta />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href={isHydrated ? "/admin/manifest.webmanifest" : "/site.webmanifest"} />
        {isHydrated ? (
          <>
            <meta name="google" content="notranslate" />
            <Links nonce={nonce} />
            <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PANEL_START }} />
          </>
        ) : (
          <>
            {/* Filled in on the server, so that the panel does not load it. */}
            <style />
            {!site.media.startsWith("/") && <link rel="preconnect" href={site.media} />}
            {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
            {!preview && <script type="module" src={siteScript} />}
          </>
        )}
      </head>
      <body className={isWide && !isProblem ? "wide-page" : undefined}>
        {preview?.note && <p className="preview-note">{preview.note}</p>}
        {children}
        {isHydrated && <Scripts nonce={nonce} />}
        {/* Filled in on the server, too. */}
        {!isHydrated && !preview && <script type="speculationrules" />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const problem = describeProblem(useRouteError());
  if (import.meta.env.SSR) return <ProblemPage {...problem} />;
  // Only the panel runs in a browser; the layout of public pages, 2 KB, has no style there.
  return (
    <main>
      <h1>{problem.heading}</h1>
      <p>{problem.sentence}</p>
      <a href="">Tekrar dene</a>
    </main>
  );
}
