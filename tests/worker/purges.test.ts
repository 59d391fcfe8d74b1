import { beforeAll, describe, expect, it, vi } from "vitest";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { fileForm, GIF, type StoredImage } from "../support/images";
import { startPurgeRecorder } from "../support/purge-recorder";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();
let worker: Awaited<ReturnType<typeof startPurgeRecorder>>;
beforeAll(async () => {
  worker = await startPurgeRecorder(site);
});

interface Made {
  id: string;
}

it("purges what the cron published even if another step of the run fails", async () => {
  const { db, env } = site.server;
  const now = new Date("2026-11-21T09:00:00Z");
  const timed = draftPost(0, { queue_position: null, publish_at: "2026-11-20T09:00:00.000Z" });
  await replaceAllPosts(db, [timed, draftPost(1)]);
  await setSchedule(db, now.toISOString());
  await env.DB.exec(
    "CREATE TRIGGER broken BEFORE UPDATE OF claimed_by ON scheduled_publishing_settings WHEN new.claimed_by IS NOT NULL BEGIN SELECT RAISE(ABORT, 'broken'); END",
  );
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await worker.send("POST", "/api/functions/publish-scheduled-blogs", { manual: false });
  await env.DB.exec("DROP TRIGGER broken");
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(answer.status).toBe(503);
  expect((await worker.takePurges()).flat()).toEqual(["content"]);
});

describe("images deleted for good", () => {
  const uploaded = async () => {
    const { url } = await site.admin.call<StoredImage>("POST", "media/promotions", fileForm(GIF));
    const { rows } = await site.admin.call<{ rows: (Made & { url: string })[] }>("GET", "/api/admin/media");
    const id = rows.find((row) => row.url === url)?.id ?? "";
    expect((await site.admin.send("DELETE", `/api/admin/media/${id}`)).status).toBe(204);
    return { id, url };
  };
  const tagOf = async (url: string) => (await site.server.get(url)).headers.get("Cache-Tag");

  it("are purged by the tag that they were served with", async () => {
    const { id, url } = await uploaded();
    const tag = await tagOf(url);
    expect(tag).toBeTruthy();
    expect((await site.server.get(url, { headers: { Range: "bytes=0-3" } })).headers.get("Cache-Tag")).toBe(tag);
    await worker.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await worker.takePurges()).toEqual([[tag]]);
    expect((await site.server.get(url)).status).toBe(404);
  });

  it("are purged when the trash is emptied by time", async () => {
    const { url } = await uploaded();
    const tag = await tagOf(url);
    await worker.runCron("17 1 * * *", new Date(Date.now() + 31 * 86_400_000));
    expect((await worker.takePurges()).flat()).toContain(tag);
  });
});
