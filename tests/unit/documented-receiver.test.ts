import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { messageOf, type Target } from "../../worker/notifications/messages";
import { requestOf } from "../../worker/notifications/requests";

const SECRET = "imza-anahtari-7788";
const SITE = { name: "Rehber", defaultName: "Rehber", url: "https://rehber.com", currency: "TRY", media: "/media" };

/** Starts the receiver that docs/operations.md prints; `said` are its lines, the first of which is its port. */
async function startDocumentedReceiver() {
  const [, code = ""] = /```js\n([\s\S]+?)```/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, SECRET, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const over = once(child, "close");
    child.kill();
    await over;
  });
  const said: string[] = [];
  child.stdout.on("data", (part) => void said.push(...String(part).trim().split("\n")));
  await once(child.stdout, "data");
  return { address: `http://127.0.0.1:${said[0]}/`, said };
}

it("the documented receiver accepts messages that are signed with its secret and fresh", async () => {
  const { address, said } = await startDocumentedReceiver();
  const now = new Date();
  async function statusOf(kind: "comment" | "postback", secret: string, at: Date) {
    const target: Target = {
      ...{ id: "t", name: "Alıcı", format: "json", address, secret, chat_id: "", kinds: [], is_on: true },
      ...{ created_at: "", updated_at: "" },
    };
    const request = requestOf(target, messageOf({ id: "m", kind, about: null, told: 1 }, SITE), at);
    return (await fetch(request.address, request.init)).status;
  }
  expect(await statusOf("postback", "baska", now)).toBe(401);
  expect(await statusOf("postback", SECRET, new Date(now.getTime() - 301_000))).toBe(401);
  expect(await statusOf("comment", SECRET, now)).toBe(204);
  await expect.poll(() => said.slice(1)).toEqual(["1 yeni yorum onay bekliyor."]);
});
