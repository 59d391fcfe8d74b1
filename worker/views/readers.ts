import { createIsbotFromList, list } from "isbot";

/** Headless browsers count as readers (decision 0008). */
const isRobot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

/** Whether a browser asks for a person: no robot, empty agent or prefetch. */
export function isReader(headers: Headers): boolean {
  const userAgent = headers.get("User-Agent");
  if (!userAgent?.trim() || isRobot(userAgent)) return false;
  return !/prefetch|prerender/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");
}
