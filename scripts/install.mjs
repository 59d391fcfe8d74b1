// Installs missing packages: those that the site needs, or with the argument `all` also the tools of tests and linters.
// It runs before packages are installed, on whatever Node the machine has, so it imports nothing but Node's own modules.
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** npm writes it when an installation is complete. */
const INSTALLED = "node_modules/.package-lock.json";
const OPTIONS = "--no-audit --no-fund --loglevel=error";

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {});
const installed = packagesOf(INSTALLED);
const isAll = process.argv[2] === "all";
const locked = Object.entries(packagesOf("package-lock.json")).filter(([path]) => path !== "");
const wanted = locked.filter(([, { dev, optional }]) => (isAll || !dev) && !optional);
const isOutdated = locked.some(([path, { version }]) => installed[path] && installed[path].version !== version);
const isMissing = wanted.some(([path]) => !installed[path]);

if (isOutdated || isMissing) {
  console.log("Installing packages…");
  // `npm ci` empties node_modules first, under a server that may be running.
  const command = isOutdated || !existsSync(INSTALLED) ? "npm ci" : "npm install --no-save";
  execSync(`${command} ${isAll ? "" : "--omit=dev"} ${OPTIONS}`, { stdio: "inherit" });
}
