import { resolve } from "node:path";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const BUILD = "build/server";
const FOLDER = ".vitest/under-test";
/** Configuration of the Worker under test. */
export const UNDER_TEST = `${FOLDER}/wrangler.json`;

interface Config {
  assets: object;
  vars: Record<string, string>;
  d1_databases: { binding: string; database_id: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
}

/** Puts `worker-under-test.mjs` around the build, with a second database and bucket. Vitest calls it once a run. */
export default function prepareWorker() {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(BUILD, FOLDER, { recursive: true, filter: (path) => !path.endsWith(".map") });
  cpSync("tests/support/worker-under-test.mjs", `${FOLDER}/under-test.mjs`);
  cpSync("scripts/bindings/socket.mjs", `${FOLDER}/socket.mjs`);
  const built = JSON.parse(readFileSync(`${BUILD}/wrangler.json`, "utf8")) as Config;
  const config = {
    ...built,
    assets: { ...built.assets, directory: resolve("build/client") },
    main: "under-test.mjs",
    d1_databases: [...built.d1_databases, { binding: "EMPTY_DB", database_id: "empty", database_name: "empty" }],
    r2_buckets: [...built.r2_buckets, { binding: "EMPTY_MEDIA", bucket_name: "empty" }],
  };
  writeFileSync(UNDER_TEST, JSON.stringify(config));
}
