import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities, error } from "selenium-webdriver";
import { STATE_DEADLINE_MS } from "../support/deadlines";

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
  /** Types once the field takes the focus, which a late layout delays. */
  async function type(selector: string, text: string) {
    const isTyped = () =>
      find(selector)
        .sendKeys(text)
        .then(() => true, unlessNotFocusable);
    await browser.wait(isTyped, STATE_DEADLINE_MS);
  }
  return {
    open: (address) => browser.get(address),
    click: (selector) => find(selector).click(),
    type,
    ask: <Value>(expression: string) => browser.executeScript<Value>(`return (${expression})`),
    async close() {
      await browser.quit();
      end(driver);
      end(display);
    },
  };
}

function unlessNotFocusable(reason: unknown): false {
  if (reason instanceof error.ElementNotInteractableError) return false;
  throw reason;
}

export const ENGINES = [
  ["Firefox", firefox],
  ["WebKit", webkit],
] as const;

/** Polls until the expression is true; throws at the deadline, with the expression and its last value. */
export async function until(engine: Engine, expression: string) {
  let last: unknown;
  for (const end = Date.now() + STATE_DEADLINE_MS; Date.now() < end;) {
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
