import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { Unavailable } from "../../db/unavailable";
import { found, refuseOnOutage, Refusal } from "../../worker/refusal";

describe("refuseOnOutage", () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => void (logged = vi.spyOn(console, "error").mockImplementation(() => undefined)));

  it("returns what the work returns", async () => {
    expect(await refuseOnOutage(Promise.resolve("rows"), "Olmadı", "id")).toBe("rows");
    expect(logged).not.toHaveBeenCalled();
  });

  it("refuses with the sentence where the database does not answer, and logs why", async () => {
    const lost = new Error("Failed query", { cause: new Unavailable("no answer in 5000 ms", true) });
    await expect(refuseOnOutage(Promise.reject(lost), "Olmadı", "ray-1")).rejects.toMatchObject({
      code: "unavailable",
      message: "Olmadı",
    });
    expect(logged.mock.calls).toHaveLength(1);
    expect(String(logged.mock.calls[0]?.[0])).toMatch(/"ray-1".*no answer in 5000 ms/);
  });

  it.each([new Refusal("conflict", "Çakıştı"), new TypeError("x is undefined")])(
    "lets pass what is no outage, and does not log it: %s",
    async (error) => {
      await expect(refuseOnOutage(Promise.reject(error), "Olmadı", "id")).rejects.toBe(error);
      expect(logged).not.toHaveBeenCalled();
    },
  );
});

describe("found", () => {
  it("returns a row, an empty text too", () => expect(found("", "Bulunamadı")).toBe(""));
  it("refuses undefined as not found", () =>
    expect(() => found(undefined, "Bulunamadı")).toThrow(
      expect.objectContaining({ code: "not_found", message: "Bulunamadı" }),
    ));
});

it("has the name 'Refusal' in logs", () => expect(String(new Refusal("invalid", "Olmaz"))).toBe("Refusal: Olmaz"));
