import type { View } from "../../worker/views/rules";
import type { TestServer } from "./test-server";

export const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";
export const ROBOT = "Googlebot/2.1 (+http://www.google.com/bot.html)";

/** Tells the site what a visitor's browser has opened. */
export const sendView = (server: TestServer, view: View, headers: Record<string, string> = {}) =>
  server.post("/api/views", view, { "User-Agent": BROWSER, ...headers });
