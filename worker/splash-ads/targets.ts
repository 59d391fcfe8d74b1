interface Casino {
  id: string;
  slug: string;
  url: string;
}

/** Without `www.`; undefined for what is no URL. */
const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "");

/** Whether an address leads to a casino: to its host, or on this site to its page or one of its promotions. */
export function leadsToCasino(address: string, casino: Casino, siteUrl: string): boolean {
  const host = hostOf(address);
  if (host === undefined) return false;
  if (host === hostOf(casino.url)) return true;
  if (host !== hostOf(siteUrl)) return false;
  const [, section, key = ""] = new URL(address).pathname.toLowerCase().split("/");
  return (section === "casino" || section === "bonuslar") && [casino.id, casino.slug].includes(key);
}
