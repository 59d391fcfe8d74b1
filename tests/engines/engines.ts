import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities } from "selenium-webdriver";

/** What the journeys ask of a browser; elements are named by CSS selectors. */
export interface Engine {
  open(address: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  ask<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

const PHONE = { width: 390, height: 844 };
const DISPLAY = ":97";
const DRIVER_PORT = 4797;

/** Firefox ESR, headless, by WebDriver BiDi. */
async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  return {
    open: async (address) => void (await page.goto(address)),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    ask: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser on a display without a screen, by WebDriver. */
async function webkit(): Promise<Engine> {
  const environment = { ...process.env, DISPLAY, HOME: mkdtempSync(join(tmpdir(), "webkit-")) };
  const display = spawn("Xvfb", [DISPLAY, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { stdio: "ignore" });
  const driver = spawn("WebKitWebDriver", [`--port=${DRIVER_PORT}`], { stdio: "ignore", env: environment });
  const end = (child: ChildProcess) => void child.kill("SIGTERM");
  await answering(`http://127.0.0.1:${DRIVER_PORT}/status`);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
      args: ["--automation"],
    },
  });
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${DRIVER_PORT}`)
    .withCapabilities(capabilities)
    .build();
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    open: (address) => browser.get(address),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    ask: <Value>(expression: string) => browser.executeScript<Value>(`return (${expression})`),
    async close() {
      await browser.quit();
      end(driver);
      end(display);
    },
  };
}

export const ENGINES = [
  ["Firefox", firefox],
  ["WebKit", webkit],
] as const;

/** Polls until the expression is true; throws after 15 s, with the expression and its last value. */
export async function until(engine: Engine, expression: string) {
  let last: unknown;
  for (let tries = 0; tries < 150; tries++) {
    last = await engine.ask(expression).catch((error: unknown) => error);
    if (last === true) return;
    await wait(100);
  }
  throw new Error(`${expression} stayed ${String(last)}`);
}

async function answering(address: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(address).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`${address} does not answer`);
}

/** The built site on an empty folder's data; the demo administrator signs in with `email` and `password`. */
export async function startSite(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    env: { ...process.env, PORT: String(port), STATE_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 6; tries++) await answering(`${origin}/robots.txt`).catch(() => undefined);
  const { email, password } = (await import(join(folder, "demo-administrator.json"), { with: { type: "json" } })) as {
    email: string;
    password: string;
  };
  return { origin, email, password, close: () => void server.kill("SIGTERM") };
}
