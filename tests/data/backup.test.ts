import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUp, mediaKeys } from "../../scripts/archive/back-up";
import { verifyArchive } from "../../scripts/archive/file";
import type { Deployment } from "../../scripts/archive/tables";
import { migrations } from "../../scripts/database";
import { deploymentOf, EMPTY_DEPLOYMENTS, notedBackups, rowsOf } from "../support/empty-deployments";
import { temporaryFolder } from "../support/temporary-folder";
import { startTestServer } from "../support/test-server";

const now = new Date("2026-11-21T09:00:00Z");
const later = new Date("2026-11-22T09:00:00Z");
const folder = temporaryFolder("backup");
const inFolder = (name: string) => join(folder, `${name}.tar.gz`);

it("an archive lists its contents and progress, is readable by its owner alone and never overwrites a file", async () => {
  const server = await startTestServer();
  const { database, bucket } = deploymentOf(server);
  const [archive, said] = [inFolder("demo"), [] as string[]];
  const say = (line: string) => void said.push(line);
  await backUp({ database, bucket }, archive, now, say);
  const casinos = (await rowsOf(database, "select id from casinos")).length;
  const media = (await mediaKeys(bucket)).length;
  expect(Math.min(casinos, media)).toBeGreaterThan(0);
  const manifest = await verifyArchive(archive);
  expect(manifest).toMatchObject({
    format: 1,
    made_at: now.toISOString(),
    schema: migrations().at(-1)?.name,
    tables: { casinos, trash: 0 },
    media,
  });
  expect(manifest.tables).not.toHaveProperty("sessions");
  expect(manifest.left_out).toEqual(
    expect.arrayContaining(["sessions", "rate_limits", "counted_views", "form_drafts", "notification_targets"]),
  );
  expect(said).toEqual(expect.arrayContaining([`Table casinos: ${casinos} rows`, `Media: ${media}/${media}`]));
  expect(statSync(archive).mode & 0o077).toBe(0);
  await expect(backUp({ database, bucket }, archive, later, say)).rejects.toThrow("exists already");
  expect(await verifyArchive(archive)).toEqual(manifest);
  expect(await rowsOf(database, "select name from sqlite_master where name like 'backup_copy%'")).toEqual([]);
  await server.close();
});

describe.each(EMPTY_DEPLOYMENTS)("a backup of %s", (name, open) => {
  let deployment: Deployment;
  let close: () => Promise<unknown>;
  const archiveOf = (of: string) => inFolder(`${of}-of-${name}`);
  beforeAll(async () => {
    ({ deployment, close } = await open());
  });
  afterAll(() => close());

  it("is noted in the database it was made of, as is a failure until one succeeds", async () => {
    const { database } = deployment;
    const [succeeded, failed] = [now.toISOString(), later.toISOString()];
    await backUp(deployment, archiveOf("first"), now, () => undefined);
    expect(await notedBackups(database)).toEqual([[succeeded, null, null]]);
    await expect(backUp(deployment, archiveOf("first"), later, () => undefined)).rejects.toThrow("exists already");
    expect(await notedBackups(database)).toEqual([[succeeded, failed, expect.stringContaining("exists already")]]);
    const bucket = { list: () => Promise.reject(new Error("bucket is gone")) } as unknown as R2Bucket;
    await expect(backUp({ database, bucket }, archiveOf("failing"), later, () => undefined)).rejects.toThrow(
      "bucket is gone",
    );
    expect(await notedBackups(database)).toEqual([[succeeded, failed, "bucket is gone"]]);
    await backUp(deployment, archiveOf("second"), later, () => undefined);
    expect(await notedBackups(database)).toEqual([[failed, failed, null]]);
  });

  it("is made although nothing can be noted", async () => {
    const said: string[] = [];
    await deployment.database.transaction([sql`alter table backup_state rename to renamed`]);
    await backUp(deployment, archiveOf("unnoted"), now, (line) => void said.push(line));
    expect(said).toContainEqual(expect.stringMatching(/^The database did not note this backup: .*backup_state/));
    expect(await verifyArchive(archiveOf("unnoted"))).toMatchObject({ made_at: now.toISOString() });
    await deployment.database.transaction([sql`alter table renamed rename to backup_state`]);
  });
});
