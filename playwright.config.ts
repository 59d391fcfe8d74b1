import { join, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { STATE_DEADLINE_MS, TEST_DEADLINE_MS } from "./tests/support/deadlines";

const port = Number(process.env["E2E_PORT"] ?? "8797");
/** Editors change what visitors see, so they have a site of their own. */
const editorPort = port + 1;
/** Tests tagged `@long` and desktops are left to `npm run test:all`. */
const isLong = process.env["LONG"] === "1";
const addressOf = (sitePort: number) => `http://localhost:${sitePort}`;
/** Phones show every motion, desktops none. */
const still = { contextOptions: { reducedMotion: "reduce" } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 }, ...still };
/** Half of a journey's time goes into drawing its window, which is as small as a desktop's can be. */
const window = { viewport: { width: 1024, height: 640 }, ...still };
const visitors = { testMatch: /visitor-.*/ };
/** The port of the stub of the text service, and how slowly it writes. */
const writingStubPort = port + 1_000;
const CHUNK_DELAY_MS = "30";
/** Emptied by the runner before a run. */
const outputDir = resolve(import.meta.dirname, "test-results", `${port}`);
/** Holds a folder for each site, named by its port. */
const states = (process.env["E2E_STATE"] = join(outputDir, "sites"));

const siteOn = (sitePort: number) =>
  ({
    command: "node --import tsx scripts/start.ts",
    env: {
      PORT: `${sitePort}`,
      STATE_DIR: join(states, `${sitePort}`),
      OPENAI_API_KEY: "stub",
      OPENAI_BASE_URL: `http://127.0.0.1:${writingStubPort}/v1`,
      // A test that is told of something listens there.
      TELEGRAM_URL: `http://127.0.0.1:${sitePort + 2_000}`,
    },
    url: `${addressOf(sitePort)}/robots.txt`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: TEST_DEADLINE_MS,
  }) as const;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: TEST_DEADLINE_MS,
  expect: { timeout: STATE_DEADLINE_MS },
  reporter: "list",
  use: {
    actionTimeout: STATE_DEADLINE_MS,
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
  ...(!isLong && { grepInvert: /@long/ }),
  projects: [
    { name: "visitor", ...visitors, use: phone },
    { name: "editor", testMatch: /editor-.*/, use: { ...window, baseURL: addressOf(editorPort) } },
    ...(isLong ? [{ name: "desktop", ...visitors, grepInvert: /@any-width/, use: desktop }] : []),
  ],
  webServer: [
    {
      command: "node --import tsx tests/support/writing-stub.ts",
      env: { PORT: String(writingStubPort), CHUNK_DELAY_MS },
      port: writingStubPort,
    },
    siteOn(port),
    siteOn(editorPort),
  ],
});
