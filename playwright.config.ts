import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { STATE_DEADLINE_MS, TEST_DEADLINE_MS } from "./tests/support/deadlines";

const port = Number(process.env["E2E_PORT"] ?? "8797");
/** Tests that change what visitors see run once, on a site of their own. */
const changedPort = port + 1;
const addressOf = (sitePort: number) => `http://localhost:${sitePort}`;
const CHANGES =
  /editor-(accounts|batches|calendar|categories|comments|conflicts|content|csv|dashboard|focus|history|home|lists|list-speed|list-tools|long-words|media|pages|palette|pasting|pictures|preview|publishing|reviews|saved-views|terms|text|unsaved|uploads|verification|writing)\.test\.ts/;
/** Phones show every motion, desktops none. */
const still = { contextOptions: { reducedMotion: "reduce" } } as const;
const desktop = { viewport: { width: 1280, height: 800 }, ...still };
/** Half of a journey's time goes into drawing its window, which is as small as a desktop's can be. */
const window = { viewport: { width: 1024, height: 640 }, ...still };
/** The port of the stub of the text service, and how slowly it writes. */
const writingStubPort = port + 1_000;
const CHUNK_DELAY_MS = "30";
/** Holds a folder for each site, named by its port. */
const states = (process.env["E2E_STATE"] ??= mkdtempSync(join(tmpdir(), "bonus-rehberi-")));

const siteOn = (sitePort: number) =>
  ({
    command: "node --import tsx scripts/start.ts",
    env: {
      PORT: `${sitePort}`,
      STATE_DIR: join(states, `${sitePort}`),
      OPENAI_API_KEY: "stub",
      OPENAI_BASE_URL: `http://127.0.0.1:${writingStubPort}/v1`,
    },
    url: `${addressOf(sitePort)}/robots.txt`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: TEST_DEADLINE_MS,
  }) as const;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: TEST_DEADLINE_MS,
  expect: { timeout: STATE_DEADLINE_MS },
  reporter: "list",
  use: {
    baseURL: addressOf(port),
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
      use: { ...window, baseURL: addressOf(changedPort) },
    },
  ],
  webServer: [
    {
      command: "node --import tsx tests/support/writing-stub.ts",
      env: { PORT: String(writingStubPort), CHUNK_DELAY_MS },
      port: writingStubPort,
    },
    siteOn(port),
    siteOn(changedPort),
  ],
});
