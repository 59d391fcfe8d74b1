import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command } from "./command";
import { CommandError } from "./command-error";
import { runTool } from "./tool";

const FOLDERS = ["app", "db", "public", "worker"];
const FILES = ["package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts", "wrangler.toml"];
/** Hash of the sources of the last build. `react-router build` empties the folder, which removes a stale hash. */
const STAMP = "build/server/sources.sha256";
/** Other output of a build; `.wrangler` may be deleted separately. */
const MADE = ["build/client", "build/server/index.js", ".wrangler/deploy/config.json"];

/** Builds the site unless the sources are unchanged since the last build. Throws a `CommandError` when the build fails. */
export async function build(): Promise<void> {
  const sources = hashOfSources();
  if ([STAMP, ...MADE].every((path) => existsSync(path)) && readFileSync(STAMP, "utf8") === sources) return;
  console.log("Building the site…");
  const code = await runTool("react-router", ["build", "--logLevel", "warn"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (code !== 0) throw new CommandError("The build failed.");
  writeFileSync(STAMP, sources);
}

function hashOfSources(): string {
  // Selects an environment of wrangler.toml, such as staging.
  const hash = createHash("sha256").update(`${process.env["CLOUDFLARE_ENV"] ?? ""}\n`);
  const listed = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...listed.sort(), ...FILES]) {
    const bytes = readFileSync(path);
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await command(build);
