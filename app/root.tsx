import type { ReactNode } from "react";
import { Meta, Outlet, useRouteError } from "react-router";
import type { Route } from "./+types/root";
import { usePageContext } from "./page-context";
import { describeProblem, ProblemPage } from "./public/problem";
import { style } from "./public/style";

export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: describeProblem(error).heading }, { name: "robots", content: "noindex" }] : [];
}

export function Layout({ children }: { children: ReactNode }) {
  const { script } = usePageContext();
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f5f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b111d" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        <script type="module" src={script} fetchPriority="low" />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ProblemPage {...describeProblem(useRouteError())} />;
}
