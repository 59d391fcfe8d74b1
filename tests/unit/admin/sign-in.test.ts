import { beforeEach, describe, expect, it, vi } from "vitest";
import { requestSignIn } from "../../../app/admin/session/sign-in";
import { SIGN_IN_BROKE } from "../../../worker/session/sentences";

const INPUT = { email: "a@example.com", password: "secret", code: "", "cf-turnstile-response": "" };
const fetched = vi.fn<typeof fetch>();
const onWait = vi.fn<(sentence: string) => void>();
const refusal = (status: number, message: string, headers = {}, more = {}) =>
  Response.json({ error: { message }, ...more }, { status, headers });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

describe("a sign-in", () => {
  const needsCode = { error: { code: "second_factor", message: "Kodu yazın" } };
  it.each([
    ["succeeds has no refusal", Response.json({}), undefined],
    ["is refused returns the reason", refusal(401, "E-posta hatalı"), { sentence: "E-posta hatalı" }],
    [
      "needs a code says so",
      Response.json(needsCode, { status: 401 }),
      { sentence: "Kodu yazın", code: "second_factor" },
    ],
    [
      "needs a proof returns the key of its widget",
      refusal(403, "Doğrulayın", {}, { turnstile_key: "1x0" }),
      { sentence: "Doğrulayın", turnstileKey: "1x0" },
    ],
  ])("that %s", async (_, answer, outcome) => {
    fetched.mockResolvedValueOnce(answer);
    expect(await requestSignIn(INPUT, onWait)).toEqual(outcome);
  });

  it.each([
    ["without an answer", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["with an answer that is no JSON", () => Promise.resolve(new Response("<h1>", { status: 502 }))],
  ])("%s returns a general error", async (_, answer) => {
    fetched.mockImplementationOnce(answer);
    expect((await requestSignIn(INPUT, onWait))?.sentence).toBe(SIGN_IN_BROKE);
  });
});

describe("a server that asks to wait", () => {
  it("is asked again after its seconds, while the editor sees its message", async () => {
    fetched.mockResolvedValueOnce(refusal(429, "Lütfen bekleyin", { "Retry-After": "15" }));
    fetched.mockResolvedValueOnce(Response.json({}));
    const signedIn = requestSignIn(INPUT, onWait);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(onWait).toHaveBeenCalledExactlyOnceWith("Lütfen bekleyin");
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await signedIn).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is not waited for longer than 15 seconds", async () => {
    fetched.mockResolvedValueOnce(refusal(429, "Bir saat sonra deneyin", { "Retry-After": "16" }));
    expect(await requestSignIn(INPUT, onWait)).toEqual({ sentence: "Bir saat sonra deneyin" });
    expect(onWait).not.toHaveBeenCalled();
  });

  it("is not asked a third time", async () => {
    fetched.mockImplementation(() => Promise.resolve(refusal(429, "Lütfen bekleyin", { "Retry-After": "1" })));
    const signedIn = requestSignIn(INPUT, onWait);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await signedIn)?.sentence).toBe("Lütfen bekleyin");
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
