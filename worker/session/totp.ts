import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";

const SECRET_BYTES = 20;
/** Steps of 30 seconds before and after the present one, for clocks that differ. */
const WINDOW = 1;

/** Uses the platform's SHA-1 instead of the library's. */
const hmac = (algorithm: string, key: Uint8Array, message: Uint8Array) =>
  createHmac(algorithm, key).update(message).digest();

const base32 = (bytes: number) => new Secret({ buffer: crypto.getRandomValues(new Uint8Array(bytes)).buffer }).base32;

/** 160 random bits in base 32 (RFC 4226 recommends as many). */
export const newTotpSecret = () => base32(SECRET_BYTES);

const RECOVERY_BYTES = 10;
/** 80 random bits in groups: "ABCD-EFGH-IJKL-MNOP". */
export const newRecoveryCode = () => (base32(RECOVERY_BYTES).match(/.{4}/g) ?? []).join("-");

export const totpAddress = (secret: string, email: string, site: string) =>
  new TOTP({ issuer: site, label: email, secret }).toString();

/** The number of the 30-second step to which a code of six digits belongs (RFC 6238); undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window: WINDOW, hmac });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}
