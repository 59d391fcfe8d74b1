import { afterAll, beforeAll } from "vitest";
import type { Env } from "../../worker/env";
import type { Prompt } from "../../worker/writing/client.server";
import { startWritingStub, type WritingStub } from "./writing-stub";

export const prompt: Prompt = { instructions: "Yaz", data: { topic: "Konu" }, max_tokens: 10, temperature: 0.7 };
export const never = new AbortController().signal;
export const deaf = { onPiece: () => undefined, onUsage: () => undefined };

/** A stub of the text service for the tests of one file, and the settings that lead to it. */
export function setupTextService() {
  const text = {} as { service: WritingStub; env: Env };
  beforeAll(async () => {
    text.service = await startWritingStub();
    text.env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: text.service.url } as Env;
  });
  afterAll(() => text.service.close());
  return text;
}
