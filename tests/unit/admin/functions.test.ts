import { beforeEach, describe, expect, it, vi } from "vitest";
import { SERVER_UNREACHABLE } from "../../../app/admin/api";
import { callFunction, PUBLIC } from "../../../app/admin/publishing/functions";
import { PUBLISHING_ERROR } from "../../../worker/publishing/rules";

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
const initOf = () => fetched.mock.calls[0]?.[1] as { headers: Record<string, string>; credentials: string };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { pathname: "/admin/test-edge-function", search: "", assign });
});

it.each<[string, typeof PUBLIC, string | undefined, string, string | undefined]>([
  ["the session, without a token", PUBLIC, undefined, "same-origin", undefined],
  ["the token instead of the session", PUBLIC, "anahtar", "omit", "Bearer anahtar"],
  ["an empty token instead of the session", PUBLIC, "", "omit", undefined],
])("a call of a function is sent with %s", async (_, name, token, credentials, authorization) => {
  fetched.mockResolvedValueOnce(Response.json({}));
  await callFunction(name, token);
  expect(initOf().credentials).toBe(credentials);
  expect(initOf().headers["Authorization"]).toBe(authorization);
});

describe("the answer of a function", () => {
  const FAILED = "Edge Function çağrısı başarısız: ";
  const UNREADABLE = "Sunucunun yanıtı okunamadı";
  const because = (message: string) => ({ error: { message } });

  it("is what it published", async () => {
    const body = { success: true, publishedCount: 2, message: "2 yazı yayınlandı" };
    fetched.mockResolvedValueOnce(Response.json(body));
    expect(await callFunction(PUBLIC)).toEqual({ answer: body, body });
  });

  it.each([
    [
      "where it was refused",
      () => Response.json(because("Yetkisiz"), { status: 403 }),
      `${FAILED}Yetkisiz`,
      because("Yetkisiz"),
    ],
    ["without a message", () => Response.json({}, { status: 500 }), `${FAILED}HTTP 500`, {}],
    ["where it is of another kind", () => Response.json({ ok: true }), `${FAILED}HTTP 200`, { ok: true }],
    [
      "when it cannot be read",
      () => new Response("<h1>Bad gateway</h1>"),
      `${PUBLISHING_ERROR}: ${UNREADABLE}`,
      because(UNREADABLE),
    ],
    [
      "when none arrives",
      () => Promise.reject(new TypeError("Failed to fetch")),
      `${PUBLISHING_ERROR}: ${SERVER_UNREACHABLE}`,
      because(SERVER_UNREACHABLE),
    ],
  ])("is an error %s", async (_, respond, error, body) => {
    fetched.mockImplementationOnce(async () => respond());
    expect(await callFunction(PUBLIC)).toEqual({ error, body });
  });

  it("of a refused token leads to no sign-in", async () => {
    fetched.mockResolvedValueOnce(Response.json({}, { status: 401 }));
    await callFunction(PUBLIC, "yanlış");
    expect(assign).not.toHaveBeenCalled();
  });
});
