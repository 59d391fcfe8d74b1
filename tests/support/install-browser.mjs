// Installs Debian's Chromium where there is none yet; the browser tests run in it.
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("/usr/bin/chromium")) {
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  console.log("Chromium kuruluyor…");
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq chromium`, {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
