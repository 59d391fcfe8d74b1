import { type SQL, sql } from "drizzle-orm";
import { casinos } from "../../db/schema";
import { hostOf } from "../../db/schema/columns";

const hostsOf = (
  column: "url" | "entry_url" | "tracking_url",
) => sql`select id, slug, standing, ${hostOf(column)} as host,
  ${sql.raw(column === "tracking_url" ? "1" : "0")} as is_tracking from ${casinos} where ${sql.raw(column)} is not null`;

/** Hosts below which anybody can have a site; subdomains of `co.uk` and its like belong to nobody either. */
const SHARED = [
  "appspot.com",
  "azurewebsites.net",
  "bit.ly",
  "blogspot.com",
  "business.site",
  "cloudfront.net",
  "firebaseapp.com",
  "github.io",
  "gitlab.io",
  "herokuapp.com",
  "linktr.ee",
  "netlify.app",
  "onrender.com",
  "pages.dev",
  "sites.google.com",
  "t.me",
  "vercel.app",
  "web.app",
  "weebly.com",
  "wixsite.com",
  "wordpress.com",
  "workers.dev",
];
const SECOND_LEVEL = ["ac", "bel", "biz", "co", "com", "edu", "gen", "gov", "info", "net", "org", "web"];
const listed = (names: string[]) => sql.raw(`('${names.join("','")}')`);
const isSuffix = sql`(host in ${listed(SHARED)} or host glob '*.??' and substr(host, 1, length(host) - 3) in ${listed(SECOND_LEVEL)})`;

const allHosts = sql.join([hostsOf("url"), hostsOf("entry_url"), hostsOf("tracking_url")], sql` union all `);

/** SQL: casinos by `host`; tracking hosts of one casino only, as networks are of many. `is_site`: subdomains are its, too. */
export const casinoHosts: SQL = sql`(select id, slug, standing, host, has_site and lowest = highest and not ${isSuffix} as is_site from
  (select *, min(id) over hosts as lowest, max(id) over hosts as highest, max(not is_tracking) over hosts as has_site
    from (${allHosts})
    window hosts as (partition by host))
  where host <> '' and (not is_tracking or lowest = highest))`;

/** SQL, for a row of `casinoHosts`: the host is the casino's, or a subdomain of it. */
export const isHostOfCasino = (host: SQL): SQL =>
  sql`(${host} = host or is_site and substr(${host}, -length(host) - 1) = '.' || host)`;

/** SQL: one of the casino's addresses has this host, and none of another casino. */
export const isHostOnlyOf = (casinoId: string, host: SQL): SQL =>
  sql`(select min(id) = ${casinoId} and max(id) = ${casinoId} from (${allHosts}) where host = ${host})`;
