import { eq } from "drizzle-orm";
import { blog_posts } from "../../db/schema";
import { type AdminSite, setupAdminSite } from "./site";

export const PUBLISHING = "/api/admin/publishing";
export const FUNCTIONS = "/api/functions";
const EVERY_TEN_MINUTES = "*/10 * * * *";

export interface Schedule {
  daily_publish_count: number;
  is_active: boolean;
  next_publish_at: string | null;
  updated_at: string;
  is_cron_silent: boolean;
  last_tick_at: string | null;
}
export interface Queue {
  rows: { id: string; title: string }[];
  total: number;
  drafts: number;
}

/** As `setupAdminSite`, with the publishing API. */
export function setupPublishingSite(options?: Parameters<typeof setupAdminSite>[0]) {
  const site = setupAdminSite(options);
  const read = <T>(path: string) => site.admin.call<T>("GET", PUBLISHING + path);
  const schedule = () => read<Schedule>("/schedule");
  return Object.assign(site, {
    read,
    schedule,
    /** Titles of the queued drafts, in order. */
    queue: async () => (await read<Queue>("/queue")).rows.map(({ title }) => title),
    post: (id: string) => postOf(site, id),
    /** Runs the cron as of `time`; an empty `cron` runs every schedule. */
    runCron: (time: string, cron = EVERY_TEN_MINUTES) =>
      site.server.harness.getWorker().scheduled({ cron, scheduledTime: new Date(time) }),
    async saveSchedule(change: object) {
      const { daily_publish_count, is_active, next_publish_at, updated_at } = await schedule();
      const row = { daily_publish_count, is_active, next_publish_at, updated_at };
      return site.admin.send("PUT", `${PUBLISHING}/schedule`, { ...row, ...change });
    },
  });
}

async function postOf({ server }: AdminSite, id: string) {
  const [row] = await server.db.select().from(blog_posts).where(eq(blog_posts.id, id));
  return row;
}
