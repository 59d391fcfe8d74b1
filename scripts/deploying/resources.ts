import type { Unstable_Config } from "wrangler";
import { CommandError } from "../command-error";
import type { Account } from "./account";
import type { Setting } from "./wrangler-file";

/** Near editors and visitors in Turkey. */
const LOCATION = "eeur";
/** Ids of databases that nobody has created, as in a new copy of the project. */
const UNMADE = /^0{8}-(0{4}-){3}0{11}\d$/;
/** Ids of rate limits, as in a new copy of the project; others in the account may have the same. */
const TEMPLATE = /^100\d$/;
/** A table of every version of the project. */
const OURS = "content_version";

type Named = Pick<Unstable_Config, "d1_databases" | "r2_buckets" | "ratelimits">;

interface Database {
  uuid: string;
  name: string;
}

/** What the account or the file lacks. */
export interface Lacking {
  /** Set if the file has no id: the name, and the id if the account has a database of that name. */
  database: { name: string; id?: string } | undefined;
  /** Set if the account has no such bucket. */
  bucket: string | undefined;
  /** Rate limits that still have the id of the template. */
  limits: Named["ratelimits"];
}

/** Throws a `CommandError` for a database that is missing, or that is another project's. */
export async function findLacking(account: Account, config: Named): Promise<Lacking> {
  const { name, id } = databaseOf(config);
  const bucket = bucketOf(config);
  const isBucketKnown = await account.call("GET", `r2/buckets/${encodeURIComponent(bucket)}`);
  return {
    database: id ? await requireDatabase(account, id) : { name, ...(await namedDatabase(account, name)) },
    bucket: isBucketKnown ? undefined : bucket,
    limits: config.ratelimits.filter(({ namespace_id }) => TEMPLATE.test(namespace_id)),
  };
}

/** Lines that tell what is lacking, for whoever has to agree. */
export const lackingLines = ({ database, bucket, limits }: Lacking): string[] => [
  ...(database
    ? [database.id ? `the id of the D1 database ${database.name} in wrangler.toml` : `the D1 database ${database.name}`]
    : []),
  ...(bucket ? [`the R2 bucket ${bucket}`] : []),
  ...(limits.length > 0 ? ["ids of the rate limits that nothing else in the account has"] : []),
];

/** Creates what is lacking and returns the id of the database. */
export async function createLacking(account: Account, { database, bucket }: Lacking, config: Named): Promise<string> {
  if (bucket) await account.call("POST", "r2/buckets", { name: bucket });
  const { name, id = database?.id } = databaseOf(config);
  if (id) return id;
  const body = { name, primary_location_hint: LOCATION };
  const made = await account.call<Database>("POST", "d1/database", body);
  if (!made) throw new CommandError(`Cloudflare did not create the D1 database ${name}.`);
  return made.uuid;
}

/** The ids that the file lacks. Those of rate limits follow from that of the database, so that no other site has them. */
export const idsOf = ({ database, limits }: Lacking, uuid: string): Setting[] => [
  ...(database ? [{ table: "d1_databases", entry: "DB", key: "database_id", value: uuid }] : []),
  ...limits.map(({ name, namespace_id }) => ({
    table: "ratelimits",
    entry: name,
    key: "namespace_id",
    value: `${namespaceOf(uuid) + Number(namespace_id.at(-1))}`,
  })),
];

/** The first of ten numbers that follow from a database's id, since Workers with the same number share counters. */
const namespaceOf = (uuid: string) => (Number.parseInt(uuid.slice(0, 7), 16) || 1) * 10;

/** The database of the configuration; without an id if nobody has created it. */
export function databaseOf({ d1_databases: [database] }: Named): { name: string; id?: string } {
  const { database_name: name, database_id: id } = database ?? {};
  if (!name) throw new CommandError("wrangler.toml has no D1 database with a database_name.");
  return id && !UNMADE.test(id) ? { name, id } : { name };
}

function bucketOf({ r2_buckets: [bucket] }: Named): string {
  if (typeof bucket?.bucket_name === "string") return bucket.bucket_name;
  throw new CommandError("wrangler.toml has no R2 bucket with a bucket_name.");
}

async function requireDatabase(account: Account, id: string): Promise<undefined> {
  if (await account.call("GET", `d1/database/${id}`)) return undefined;
  throw new CommandError(
    `The account has no D1 database ${id}, which wrangler.toml names. Sign in to its account, or set database_id to ` +
      "00000000-0000-0000-0000-000000000000 to create another one.",
  );
}

async function namedDatabase(account: Account, name: string): Promise<{ id?: string }> {
  const listed = await account.call<Database[]>("GET", `d1/database?name=${encodeURIComponent(name)}&per_page=100`);
  const known = listed?.find((database) => database.name === name);
  if (!known) return {};
  const [tables] = (await account.call<{ results: { name: string }[] }[]>("POST", `d1/database/${known.uuid}/query`, {
    sql: "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'",
    params: [],
  })) ?? [{ results: [] }];
  const names = tables?.results.map((table) => table.name) ?? [];
  if (names.length === 0 || names.includes(OURS)) return { id: known.uuid };
  throw new CommandError(
    `The account's D1 database ${name} holds another project's tables. Choose another database_name in wrangler.toml.`,
  );
}
