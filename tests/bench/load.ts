import { cpSync, globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { type Answered, load } from "./client";
import { newFolder, PORTS, startSite } from "./servers";
import { median, report } from "./table";
import { offerOf, visitors } from "./visitors";

const SECONDS = Number(process.env["LOAD_SECONDS"] || 60);
const CONNECTIONS = 50;
const SEED = 1;

/** `npm run load`: visitors who read, comment and are counted, on a site of its own on this machine. */
const stateDir = newFolder();
const site = await startSite(PORTS.site, stateDir);
const next = visitors(site.url, await offerOf(site.url), SEED);
const before = counts();
const answers = await load(site.url, next, { seconds: SECONDS, connections: CONNECTIONS });
await site.stop();
const after = counts();

const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const [middle, slow] = [median(times), times[Math.floor(times.length * 0.99)] ?? NaN];
const comments = countOf((answer) => answer.kind === "comment" && answer.status === 201);
const views = countOf((answer) => answer.kind === "view" && answer.status < 300);
report([
  { what: "answers a second", value: answers.length / SECONDS, note: `${comments} comments, ${views} views` },
  { what: "answers 5xx or none", value: countOf(({ status }) => status === 0 || status >= 500), atMost: 0 },
  {
    what: "comments stored, less those accepted",
    value: after.comments - before.comments - comments,
    atMost: 0,
    atLeast: 0,
  },
  { what: "views counted, less those sent", value: after.views - before.views - views, atMost: 0, atLeast: 0 },
  { what: "views of days, less those sent", value: after.daily - before.daily - views, atMost: 0, atLeast: 0 },
  { what: "p99 / median", value: slow / middle, atMost: 3, note: `${middle.toFixed(0)} and ${slow.toFixed(0)} ms` },
]);

function countOf(isCounted: (answer: Answered) => boolean): number {
  return answers.filter(isCounted).length;
}

/** Rows of a copy of the local D1's file, so that no lock meets the server. */
function counts() {
  const copy = newFolder();
  cpSync(join(stateDir, "v3/d1"), copy, { recursive: true });
  const [file = ""] = globSync(`${copy}/**/*.sqlite`).filter((path) => !path.endsWith("metadata.sqlite"));
  const row = new DatabaseSync(file)
    .prepare(
      `select (select count(*) from promotion_comments) as comments,
        (select sum(view_count) from blog_posts) + (select sum(view_count) from promotions)
          + (select sum(view_count) from casinos) as views,
        (select sum(views) from daily_views) as daily`,
    )
    .get();
  return row as { comments: number; views: number; daily: number };
}
