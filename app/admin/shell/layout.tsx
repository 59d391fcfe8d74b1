import { Button, Flex, Text } from "@radix-ui/themes";
import { QueryClientProvider } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { readSite } from "../../../worker/appearance/site.server";
import { scopeKey } from "../../../worker/scope.server";
import { Currency } from "../../ui/money";
import type { Route } from "./+types/layout";
import adminCss from "./admin.css?url";
import { useFocusKeeper } from "./focus-keeper";
import { Menu } from "./menu";
import { Palette, SearchButton } from "../search/palette";
import { queryClient } from "./query-client";
import { screenAt } from "./screens";
import { AccountContext } from "../session/account";
import { useCurrentRole } from "../session/current-role";
import { SessionCheck } from "../session/session-check";
import { siteName, useSiteName } from "./site-name";
import { PanelTheme } from "./theme";
import { useSaveKey } from "./use-save-key";

export const handle = { hydrate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];
export const meta = ({ loaderData, location }: Route.MetaArgs) => [
  {
    title: [screenAt(location.pathname), "Yönetim", siteName(loaderData?.site.name ?? "")].filter(Boolean).join(" - "),
  },
  { name: "robots", content: "noindex" },
];

/** Access is checked earlier, by `requireAdminPage` (`worker/session/require-admin.ts`). */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  if (!scope.account) throw new Error("no guard in front of the panel");
  const { name, defaultName, url, currency } = await readSite(scope);
  return { site: { name, defaultName, url, currency }, account: scope.account };
}

export const shouldRevalidate = () => false;

export default function PanelLayout({ loaderData: { site, account } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  // The mobile menu closes on navigation.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const [name, rename] = useState(account.name);
  const role = useCurrentRole(account.role);
  const nameOfSite = useSiteName(site.name);
  const content = useRef<HTMLElement>(null);
  useSaveKey();
  useFocusKeeper();
  return (
    <PanelTheme hasMenu>
      <QueryClientProvider client={queryClient}>
        <AccountContext value={{ ...account, name, rename, role }}>
          <div className="panel">
            <a
              className="panel-skip"
              href="#icerik"
              onClick={(event) => {
                event.preventDefault();
                content.current?.focus();
              }}
            >
              İçeriğe geç
            </a>
            <Menu siteName={nameOfSite} isOpen={isOpen} onClose={() => setOpenOn(undefined)} />
            <main className="panel-main" id="icerik" ref={content} tabIndex={-1}>
              <Flex className="panel-open" mb="4" align="center" gap="3">
                <Button variant="surface" onClick={() => setOpenOn(pathname)} aria-expanded={isOpen}>
                  Menü
                </Button>
                <Text weight="bold" truncate mr="auto">
                  {nameOfSite}
                </Text>
                <SearchButton />
              </Flex>
              <SessionCheck />
              <Currency value={site.currency}>
                <Outlet />
              </Currency>
            </main>
          </div>
          <Palette />
          <ScrollRestoration />
        </AccountContext>
      </QueryClientProvider>
    </PanelTheme>
  );
}
