// Installs missing packages: those that the site needs; with the argument `all` also the tools of tests and linters,
// with `long` also those of long tests, which are a package of their own. It runs before packages are installed, on
// whatever Node the machine has, so it imports nothing but Node's own modules.
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const OPTIONS = "--no-audit --no-fund --loglevel=error";
const part = process.argv[2];

install(".", part === undefined ? "--omit=dev" : "");
if (part === "long") install("tests", "");

/** Installs what `package-lock.json` of the folder lists and npm has not installed there. */
function install(folder, omitted) {
  // npm writes it when an installation is complete.
  const path = `${folder}/node_modules/.package-lock.json`;
  const installed = packagesOf(path);
  const locked = Object.entries(packagesOf(`${folder}/package-lock.json`)).filter(([name]) => name !== "");
  const isOutdated = locked.some(([name, { version }]) => installed[name] && installed[name].version !== version);
  const isWanted = ({ dev, optional }) => !optional && !(dev && omitted);
  if (!isOutdated && locked.every(([name, about]) => installed[name] || !isWanted(about))) return;
  console.log("Installing packages…");
  // `npm ci` empties node_modules first, under a server that may be running.
  const command = isOutdated || !existsSync(path) ? "npm ci" : "npm install --no-save";
  execSync(`${command} ${omitted} ${OPTIONS}`, { cwd: folder, stdio: "inherit" });
}

function packagesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
