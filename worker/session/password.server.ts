import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { limitHashing } from "./hashing-limit.server";

/** A scrypt setting of OWASP; the platform caps N·r·p at 2^20. Hashes contain it, so it can change. */
const COST = { N: 16_384, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

function derive(password: string, salt: string, cost: typeof COST): Promise<string> {
  return limitHashing(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFC"), salt, KEY_BYTES, cost, (error, key) =>
          error ? reject(error) : resolve(key.toString("hex")),
        );
      }),
  );
}

/** Throws `Refusal("too_many")`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString("hex");
  return ["scrypt", COST.N, COST.r, COST.p, salt, await derive(password, salt, COST)].join("$");
}

/** False for a malformed hash, and for NUL characters: scrypt ignores them at the end. Throws `Refusal("too_many")`. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  const given = await derive(password, salt, { N: Number(N), r: Number(r), p: Number(p) });
  const encoder = new TextEncoder();
  if (password.includes("\0")) return false;
  return given.length === key.length && timingSafeEqual(encoder.encode(given), encoder.encode(key));
}
