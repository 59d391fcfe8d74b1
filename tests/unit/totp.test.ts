import { describe, expect, it } from "vitest";
import { newRecoveryCode, newTotpSecret, totpAddress, totpStep } from "../../worker/session/totp";

/** "12345678901234567890" in base 32, the secret of the test vectors in RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1_000);

describe("a code of an authenticator app", () => {
  // The last six of the eight digits in the appendix.
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %i seconds is %s", (seconds, code) =>
    expect(totpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30)),
  );

  it("is right for one step more on either side, and says which it belongs to", () => {
    const step = Math.floor(1_111_111_109 / 30);
    for (const [from, to] of [
      [-30, 30],
      [-59, -31],
      [31, 60],
    ] as const)
      for (const off of [from, to]) {
        const isNear = Math.abs(Math.floor((1_111_111_109 + off) / 30) - step) < 2;
        expect(totpStep(SECRET, "081804", at(1_111_111_109 + off)), `${off}`).toBe(isNear ? step : undefined);
      }
  });

  it("is refused if it is another or shorter", () => {
    for (const code of ["081805", "81804", "", "0818044"])
      expect(totpStep(SECRET, code, at(1_111_111_109)), code).toBe(undefined);
  });
});

it("secrets have 160 random bits, recovery codes 80 in groups", () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newRecoveryCode()).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

it("the otpauth address names site and account", () => {
  const address = new URL(totpAddress(SECRET, "ada@site.example", "Bonus Rehberi"));
  expect(decodeURIComponent(address.pathname)).toContain("Bonus Rehberi:ada@site.example");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: SECRET, issuer: "Bonus Rehberi" });
});
