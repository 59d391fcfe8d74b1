import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows, `steps` of 30 seconds from now. */
export const totpCode = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
