import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = process.env["E2E_PORT"] ?? "8797";
/** Tests that change what visitors see come last, once. */
const CHANGES =
  /editor-(accounts|batches|calendar|categories|comments|conflicts|content|dashboard|focus|history|home|lists|list-speed|list-tools|long-words|media|pages|palette|pasting|pictures|preview|publishing|reviews|terms|text|unsaved|uploads|verification|writing)\.test\.ts/;
/** Phones show every motion, desktops none. */
const still = { contextOptions: { reducedMotion: "reduce" } } as const;
const desktop = { viewport: { width: 1280, height: 800 }, ...still };
/** Half of a journey's time goes into drawing its window, which is as small as a desktop's can be. */
const window = { viewport: { width: 1024, height: 640 }, ...still };
/** The port of the stub of the text service, and how slowly it writes. */
const writingStubPort = Number(port) + 1_000;
const CHUNK_DELAY_MS = "30";
process.env["E2E_STATE"] ??= mkdtempSync(join(tmpdir(), "bonus-rehberi-"));

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine takes its time; what fails still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: CHANGES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Sessions and scripts are the same at any width.
    {
      name: "desktop",
      testIgnore: [CHANGES, /editor-(offline|session|weight)/],
      grepInvert: /@any-width/,
      use: desktop,
    },
    {
      name: "changes",
      testMatch: CHANGES,
      dependencies: ["phone", "desktop"],
      use: window,
    },
  ],
  webServer: [
    {
      command: "node --import tsx tests/support/writing-stub.ts",
      env: { PORT: String(writingStubPort), CHUNK_DELAY_MS },
      port: writingStubPort,
    },
    {
      command: "node --import tsx scripts/start.ts",
      env: {
        PORT: port,
        STATE_DIR: process.env["E2E_STATE"],
        OPENAI_API_KEY: "stub",
        OPENAI_BASE_URL: `http://127.0.0.1:${writingStubPort}/v1`,
      },
      url: `http://localhost:${port}/robots.txt`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      timeout: 60_000,
    },
  ],
});
