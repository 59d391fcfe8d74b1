import { sql } from "drizzle-orm";
import type { Deployment } from "../../scripts/archive/tables";
import { d1, type Database, libsql } from "../../scripts/database";
import { IS_LONG } from "./deadlines";
import { startSqld } from "./sqld";
import { startTestServer, type TestServer } from "./test-server";

interface Opened {
  server: TestServer;
  deployment: Deployment;
  close: () => Promise<unknown>;
}

export const deploymentOf = ({ env }: TestServer): Deployment => ({ database: d1(env.DB), bucket: env.MEDIA });

async function onD1(): Promise<Opened> {
  const server = await startTestServer({ empty: true });
  return { server, deployment: deploymentOf(server), close: () => server.close() };
}

async function onLibsql(): Promise<Opened> {
  const sqld = await startSqld();
  const server = await startTestServer({ vars: { LIBSQL_URL: sqld.url }, empty: true });
  const deployment = { database: libsql(sqld.url), bucket: server.env.MEDIA };
  await deployment.database.migrate();
  return { server, deployment, close: () => server.close().then(() => sqld.stop()) };
}

/** Deployments with all tables and no content, by the name of their database. */
export const EMPTY_DEPLOYMENTS: ["D1" | "libSQL", () => Promise<Opened>][] = [
  ["D1", onD1],
  ...(IS_LONG ? [["libSQL", onLibsql] as ["libSQL", typeof onLibsql]] : []),
];

export const rowsOf = async <Row extends unknown[]>(database: Database, text: string) =>
  (await database.transaction<Row>([sql.raw(text)]))[0] ?? [];

/** What the database says of its backups. */
export const notedBackups = (database: Database) =>
  rowsOf(database, "select last_succeeded_at, last_failed_at, error from backup_state");
