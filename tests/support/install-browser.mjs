// Installs Debian's Chromium for tests where there is none yet: without windows it takes a third less time.
import { execSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const browser = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

if (!existsSync(browser)) {
  if (process.env.CHROMIUM || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) {
    console.error(`The tests need Chromium: ${browser} does not exist, and this machine has no apt.`);
    console.error("Install Chromium or Chrome and give its path: CHROMIUM=/path/to/chromium npm test");
    process.exit(1);
  }
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  console.log("Installing Chromium…");
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq chromium-headless-shell`, {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
