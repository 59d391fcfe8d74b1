import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { admin_users, devices, second_factors, sessions, users } from "../../db/schema";
import { demoAdministrator } from "../../scripts/demo-administrator";
import { createAccount, givePassword } from "../../worker/accounts/accounts.server";
import { setupSite } from "../support/site";
import { send } from "../support/admin-client";

const site = setupSite({ empty: true });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
beforeEach(async () => {
  const { db } = site.server;
  await db.batch([
    db.delete(sessions),
    db.delete(devices),
    db.delete(second_factors),
    db.delete(admin_users),
    db.delete(users),
  ]);
});

const EMAIL = "yonetici@bonusrehberi.example";
const OWN_PASSWORD = "kendi-sifrem-42";
const now = new Date("2026-11-25T09:00:00Z");

/** An empty folder for the kept password. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "demo-administrator-"));
  folders.push(folder);
  return folder;
}
const start = (folder: string) => demoAdministrator(site.server.db, folder, now);
const stored = () =>
  site.server.db.batch([
    site.server.db.select().from(users),
    site.server.db.select().from(admin_users),
    site.server.db.select().from(second_factors),
  ]);

it("is made once, with a password that signs in", async () => {
  const folder = newFolder();
  const made = await start(folder);
  expect(made).toMatchObject({ email: EMAIL });
  expect((await send(site.server, "", "PUT", "/api/session", made)).status).toBe(204);
  const rows = await stored();
  expect(await start(folder)).toEqual(made);
  expect(await stored()).toEqual(rows);
});

it("keeps password and second factor of an account in restored data", async () => {
  const account = await createAccount(site.server.db, { email: EMAIL, password: OWN_PASSWORD, role: "admin" }, now);
  const factor = { user_id: account?.id ?? "", secret: "GEZDGNBV", last_step: 1, created_at: now.toISOString() };
  await site.server.db.insert(second_factors).values(factor);
  const rows = await stored();
  const folder = newFolder();
  expect(await start(folder)).toBeUndefined();
  expect(await stored()).toEqual(rows);
  expect(existsSync(join(folder, "demo-administrator.json"))).toBe(false);
});

it("gives no rights back to an account that has lost them", async () => {
  const folder = newFolder();
  await start(folder);
  await site.server.db.delete(admin_users);
  const rows = await stored();
  await start(folder);
  expect(await stored()).toEqual(rows);
});

it("is not told with a password that has changed", async () => {
  const folder = newFolder();
  await start(folder);
  const [[account]] = await stored();
  await givePassword(site.server.db, account?.id ?? "", OWN_PASSWORD, now);
  expect(await start(folder)).toBeUndefined();
});
