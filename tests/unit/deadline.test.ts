import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { clientAddress } from "../../worker/http/client-address";
import { readOrRefuse, writeOrRefuse } from "../../worker/http/deadline";
import { Refusal } from "../../worker/http/errors";

const lost = () => new Error("Failed query: select 1", { cause: new Error("D1_ERROR: Network connection lost.") });
let logged: MockInstance<typeof console.error>;

beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("asking the database", () => {
  it("reads once more after a transient failure, whatever it is wrapped in", async () => {
    const read = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValueOnce("rows");
    expect(await readOrRefuse(read, "Olmadı", "id")).toBe("rows");
    expect(read).toHaveBeenCalledTimes(2);
    expect(logged).not.toHaveBeenCalled();
  });

  it("refuses after the second failure, or the first that is not transient, and logs the cause", async () => {
    const read = vi.fn().mockRejectedValue(lost());
    await expect(readOrRefuse(read, "Olmadı", "id")).rejects.toMatchObject({ code: "unavailable", message: "Olmadı" });
    expect(read).toHaveBeenCalledTimes(2);
    expect(String(logged.mock.calls[0]?.[0])).toContain("Network connection lost");
    const broken = vi.fn().mockRejectedValue(new Error("no such table"));
    await expect(readOrRefuse(broken, "Olmadı", "id")).rejects.toThrow("Olmadı");
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it("never writes twice, and lets a refusal pass", async () => {
    const write = vi.fn().mockRejectedValue(lost());
    await expect(writeOrRefuse(write, "Olmadı", "id")).rejects.toThrow("Olmadı");
    expect(write).toHaveBeenCalledTimes(1);
    await expect(
      writeOrRefuse(() => Promise.reject(new Refusal("conflict", "Çakıştı")), "Olmadı", "id"),
    ).rejects.toThrow("Çakıştı");
  });
});

describe("the visitor's address", () => {
  const of = (ip: string) => clientAddress(new Request("https://x.example", { headers: { "CF-Connecting-IP": ip } }));
  it("is the whole of IPv4 and the /64 of IPv6", () => {
    expect(of("203.0.113.7")).toBe("203.0.113.7");
    expect(of("2001:db8:1:2:aaaa::1")).toBe(of("2001:db8:1:2::ffff"));
    expect(of("2001:db8:1:2::1")).not.toBe(of("2001:db8:1:3::1"));
    expect(of("2001:0DB8:1:2::1")).toBe(of("2001:db8:1:2::1"));
    expect(of("::1")).toBe("0:0:0:0");
    expect(of("::ffff:203.0.113.7")).toBe("203.0.113.7");
  });
});
