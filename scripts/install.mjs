// Installs what package-lock.json names where that has not been done yet. Runs before anything is installed,
// therefore on whatever Node the machine has and without packages.
import { execSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-lock.json";
const lock = readFileSync("package-lock.json", "utf8");

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== lock) {
  console.log("Installing packages…");
  execSync("npm ci --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
  writeFileSync(STAMP, lock);
}
