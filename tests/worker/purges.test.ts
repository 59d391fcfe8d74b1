import { beforeAll, describe, expect, it, vi } from "vitest";
import { draftAt, onlyDrafts, onSchedule } from "../support/drafts";
import { fileForm, GIF, type Stored } from "../support/images";
import { backOffice } from "../support/office";
import { openPurgingWorker } from "../support/purging-worker";

const office = backOffice();
let worker: Awaited<ReturnType<typeof openPurgingWorker>>;
beforeAll(async () => {
  worker = await openPurgingWorker(office);
});

interface Made {
  id: string;
}

it("purges what was published even where another part of the run breaks down", async () => {
  const { db, env } = office.world;
  const now = new Date("2026-11-21T09:00:00Z");
  const timed = draftAt(0, { queue_position: null, publish_at: "2026-11-20T09:00:00.000Z" });
  await onlyDrafts(db, [timed, draftAt(1)]);
  await onSchedule(db, now.toISOString());
  await env.DB.exec(
    "CREATE TRIGGER broken BEFORE UPDATE OF claimed_by ON scheduled_publishing_settings WHEN new.claimed_by IS NOT NULL BEGIN SELECT RAISE(ABORT, 'broken'); END",
  );
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await worker.send("POST", "/api/functions/publish-scheduled-blogs", { manual: false });
  await env.DB.exec("DROP TRIGGER broken");
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(answer.status).toBe(503);
  expect((await worker.purges()).flat()).toEqual(expect.arrayContaining(["posts", `post:${timed.id}`]));
});

describe("images deleted for good", () => {
  const uploaded = async () => {
    const { url } = await (
      await office.client.send("POST", "/api/admin/media/promotions", fileForm(GIF))
    ).json<Stored>();
    const { rows } = await (await office.client.get("/api/admin/media")).json<{ rows: (Made & { url: string })[] }>();
    const id = rows.find((row) => row.url === url)?.id ?? "";
    expect((await office.client.send("DELETE", `/api/admin/media/${id}`)).status).toBe(204);
    return { id, url };
  };
  const tagOf = async (url: string) => (await office.world.get(url)).headers.get("Cache-Tag");

  it("leave the edge under the tag that they were served with", async () => {
    const { id, url } = await uploaded();
    const tag = await tagOf(url);
    expect(tag).toBeTruthy();
    expect((await office.world.get(url, { headers: { Range: "bytes=0-3" } })).headers.get("Cache-Tag")).toBe(tag);
    await worker.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await worker.purges()).toEqual([[tag]]);
    expect((await office.world.get(url)).status).toBe(404);
  });

  it("leave it when the trash is emptied by time", async () => {
    const { url } = await uploaded();
    const tag = await tagOf(url);
    await worker.tick("17 1 * * *", new Date(Date.now() + 31 * 86_400_000));
    expect((await worker.purges()).flat()).toContain(tag);
  });
});
