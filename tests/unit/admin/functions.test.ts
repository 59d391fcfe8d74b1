import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callFunction, PUBLIC } from "../../../app/admin/publishing/functions";

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
const initOf = () => fetched.mock.calls[0]?.[1] as { headers: Record<string, string>; credentials: string };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { pathname: "/admin/test-edge-function", search: "", assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  assign.mockReset();
});

describe("a call of a function", () => {
  it("is sent with the session, without a token", async () => {
    fetched.mockResolvedValueOnce(Response.json({}));
    await callFunction("publish-blogs-public");
    expect(initOf().credentials).toBe("same-origin");
    expect(initOf().headers).not.toHaveProperty("Authorization");
  });

  it("is sent with the token instead of the session", async () => {
    fetched.mockResolvedValueOnce(Response.json({}));
    await callFunction(PUBLIC, "anahtar");
    expect(initOf().credentials).toBe("omit");
    expect(initOf().headers["Authorization"]).toBe("Bearer anahtar");
  });

  it("leaves the session out even where the token is empty", async () => {
    fetched.mockResolvedValueOnce(Response.json({}));
    await callFunction(PUBLIC, "");
    expect(initOf().credentials).toBe("omit");
  });
});

describe("the answer of a function", () => {
  it("is what it published", async () => {
    const body = { success: true, publishedCount: 2, message: "2 yazı yayınlandı" };
    fetched.mockResolvedValueOnce(Response.json(body));
    expect(await callFunction(PUBLIC)).toEqual({ answer: body, body });
  });

  it("is an error with the server's sentence where it was refused", async () => {
    const body = { error: { message: "Yetkisiz" } };
    fetched.mockResolvedValueOnce(Response.json(body, { status: 403 }));
    expect(await callFunction(PUBLIC)).toEqual({ error: "Edge Function çağrısı başarısız: Yetkisiz", body });
  });

  it("is an error with the status when there is no message", async () => {
    fetched.mockResolvedValueOnce(Response.json({}, { status: 500 }));
    expect((await callFunction(PUBLIC)).error).toBe("Edge Function çağrısı başarısız: HTTP 500");
  });

  it("is an error where it is of another kind", async () => {
    fetched.mockResolvedValueOnce(Response.json({ ok: true }));
    expect((await callFunction(PUBLIC)).answer).toBeUndefined();
  });

  it("is an error when it cannot be read", async () => {
    fetched.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>"));
    expect((await callFunction(PUBLIC)).error).toContain("Sunucunun yanıtı okunamadı");
  });

  it("is an error when none arrives", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect((await callFunction(PUBLIC)).error).toContain("Sunucuya ulaşılamadı");
  });

  it("of a refused token leads to no sign-in", async () => {
    fetched.mockResolvedValueOnce(Response.json({}, { status: 401 }));
    await callFunction(PUBLIC, "yanlış");
    expect(assign).not.toHaveBeenCalled();
  });
});
