// Installs Debian's Chromium for tests where there is none yet: without windows it takes a third less time.
import { execSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const browser = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

if (!existsSync(browser)) {
  if (process.env.CHROMIUM || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) {
    console.error(`Testler Chromium ister: ${browser} yok ve bu makinede apt bulunmuyor.`);
    console.error("Chromium'u veya Chrome'u kurup yolunu verin: CHROMIUM=/yol/chromium npm test");
    process.exit(1);
  }
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  console.log("Chromium kuruluyor…");
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq chromium-headless-shell`, {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
