import { useRouteLoaderData } from "react-router";
import { useSiteName } from "../shell/site-name";
import type { loader } from "../shell/layout";

/** Name (and the configured one) and address of the site, as loaded with the panel. */
export function useSite() {
  const { site } = useRouteLoaderData<typeof loader>("admin/shell/layout") ?? {};
  const name = useSiteName(site?.name ?? "");
  return { defaultName: "", url: "", ...site, name };
}
