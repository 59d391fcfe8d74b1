import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { appearance, type Logo } from "../../db/schema";
import type { Site } from "../env";
import { operatorLink, operatorsIn } from "../outbound/texts.server";
import { CITATION } from "../text/link-relation";
import { bareHost } from "../text/url";
import { ownSite } from "./look";
import type { Look, NamedLink } from "./shown";

export const lookQuery = (db: Db) =>
  db
    .select({
      site_name: appearance.site_name,
      logo_light: appearance.logo_light,
      logo_dark: appearance.logo_dark,
      icon: appearance.icon,
      palette: appearance.palette,
      footer_text: appearance.footer_text,
      footer_links: appearance.footer_links,
      social: appearance.social,
      operators: operatorsIn(sql`${appearance.footer_links} || ${appearance.social}`),
    })
    .from(appearance)
    .limit(1);
type LookRow = Awaited<ReturnType<typeof lookQuery>>[number];

/** In CSS pixels: fits the bar of a phone beside the button of the menu. */
const SHOWN = { width: 160, height: 40 };

function scaled({ address, width, height }: Logo): Logo {
  const scale = Math.min(1, SHOWN.width / width, SHOWN.height / height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { address, width: side(width), height: side(height) };
}

const NETWORKS: Record<string, string> = {
  "x.com": "X",
  "twitter.com": "X",
  "t.me": "Telegram",
  "telegram.me": "Telegram",
  "instagram.com": "Instagram",
  "youtube.com": "YouTube",
  "facebook.com": "Facebook",
  "tiktok.com": "TikTok",
};

/** The network of an address, or its host. */
function networkOf(address: string): string {
  const host = bareHost(URL.parse(address)?.hostname ?? "");
  return NETWORKS[host.replace(/^(m|mobile)\./, "")] ?? host;
}

function lookOf({ logo_light, logo_dark, footer_links, social, operators, ...row }: LookRow): Look {
  const named = [...footer_links, ...social.map((address) => ({ label: networkOf(address), address }))];
  const links = named.map(({ label, address }): NamedLink => {
    if (!address.startsWith("https:")) return { label, href: address };
    return { label, href: address, rel: CITATION, ...operatorLink(address, operators, "altbolum") };
  });
  const logos = logo_light ? { light: scaled(logo_light), dark: logo_dark && scaled(logo_dark) } : undefined;
  return { ...row, logos, links };
}

export const lookOfRows = ([row]: LookRow[]) => row && lookOf(row);

/** The owner's site, for what no request asks for. */
export const storedSite = async (db: Db, site: Site): Promise<Site> => ownSite(site, lookOfRows(await lookQuery(db)));
