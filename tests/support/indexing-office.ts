import { eq } from "drizzle-orm";
import { afterAll, beforeEach, vi } from "vitest";
import { announcements, blog_posts, promotions } from "../../db/schema";
import { draftAt, onlyDrafts, onSchedule } from "./drafts";
import { type IndexingService, startIndexingService } from "./indexing-service";
import { backOffice } from "./office";

export const INDEXING_TOKEN = "dizin-anahtari-42";
export const INDEXNOW_KEY = "0123456789abcdef";
const HOUR_MS = 3_600_000;

/** What the panel shows of announcements. */
export interface AnnouncementState {
  waiting: number;
  given_up: number;
  is_configured: boolean;
  failures: { title: string; error: string | null; attempts: number }[];
}

/** Waits for what happens after an answer. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

/** The back office beside a stand-in for both indexing services, which has been asked nothing when a test begins. */
export function indexingOffice() {
  let service: IndexingService;
  const office = backOffice(async () => {
    service = await startIndexingService();
    const INDEXNOW_URL = `${service.url}/indexnow`;
    return { vars: { INDEXING_URL: service.url, INDEXING_TOKEN, INDEXNOW_KEY, INDEXNOW_URL } };
  });
  beforeEach(async () => {
    await office.world.db.delete(announcements);
    Object.assign(service, { mood: "ok", indexNow: undefined, asked: [] });
  });
  afterAll(() => service.stop());
  const askedAt = (path: string) => service.asked.filter((call) => call.path === path);
  return Object.assign(office, {
    service: () => service,
    askedAt,
    /** The addresses that the service which takes one at a time was told, in order. */
    told: () => askedAt("/index").flatMap(({ addresses }) => addresses),
    state: async () => (await office.client.get("/api/admin/publishing/announcements")).json<AnnouncementState>(),
    tick: (afterHours = 0) =>
      office.world.server
        .getWorker()
        .scheduled({ cron: "*/10 * * * *", scheduledTime: new Date(Date.now() + afterHours * HOUR_MS) }),
    post: async (id: string) => (await office.world.db.select().from(blog_posts).where(eq(blog_posts.id, id)))[0],
    promotion: async (id: string) => (await office.world.db.select().from(promotions).where(eq(promotions.id, id)))[0],
    publish: (id: string) => office.client.send("PUT", `/api/admin/blog/${id}/publication`),
    /** The only draft there is, off the schedule. */
    async oneDraft() {
      const draft = draftAt(1);
      await onlyDrafts(office.world.db, [draft]);
      await onSchedule(office.world.db, "2099-01-01T00:00:00.000Z", 1, false);
      return draft;
    },
  });
}
