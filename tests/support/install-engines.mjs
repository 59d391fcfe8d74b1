// Installs Debian's Firefox and WebKit with its driver for `npm run test:engines`, where they are missing.
import { execSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!["firefox-esr", "WebKitWebDriver", "Xvfb"].every((name) => existsSync(`/usr/bin/${name}`))) {
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) {
    console.error("These tests need firefox-esr, WebKitWebDriver and Xvfb, and this machine has no apt.");
    console.error("Run them on Debian or Ubuntu: npm run test:engines");
    process.exit(1);
  }
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  console.log("Installing Firefox and WebKit…");
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb`, {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
