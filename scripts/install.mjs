// Runs `npm ci` when package-lock.json has changed since the last time. It runs before packages are installed, on
// whatever Node the machine has, so it imports nothing but Node's own modules.
import { execSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-lock.json";
const lock = readFileSync("package-lock.json", "utf8");

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== lock) {
  console.log("Installing packages…");
  execSync("npm ci --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
  writeFileSync(STAMP, lock);
}
