import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../db/client";
import { second_factors } from "../../db/schema";
import { Refusal } from "../refusal";
import type { OwnHashes } from "../session/authentication.server";
import { isSixDigits, newRecoveryCodes, removeSecondFactor, spendCode } from "../session/second-factor.server";
import { CODE_WRONG } from "../session/sentences";
import { totpStep } from "../session/totp";
import { confirmPassword, signOutElsewhere } from "./own-account.server";
import type { proofRules, secondFactorRules } from "./rules";

const IS_ON = "İki adımlı giriş zaten açık";
const IS_OFF = "İki adımlı giriş zaten kapalı";

const wrongCode = () => new Refusal("invalid", CODE_WRONG, { fields: { code: CODE_WRONG } });

/**
 * Turns the second factor on after a first code proves that an app has the secret. Ends all other sessions and returns
 * the recovery codes. Throws `Refusal`: `invalid` (password, code), `too_many`, `conflict`.
 */
export async function turnOn(
  db: Db,
  id: string,
  input: z.infer<typeof secondFactorRules>,
  own: OwnHashes,
  now: Date,
): Promise<string[]> {
  await confirmPassword(db, id, input.present, own.session, now);
  const last_step = isSixDigits(input.code) ? totpStep(input.secret, input.code, now) : undefined;
  if (last_step === undefined) throw wrongCode();
  const [known] = await db.select().from(second_factors).where(eq(second_factors.user_id, id));
  if (known) throw new Refusal("conflict", IS_ON);
  const { codes, statements } = newRecoveryCodes(db, id);
  const row = { user_id: id, secret: input.secret, last_step, created_at: now.toISOString() };
  await db.batch([db.insert(second_factors).values(row), ...statements, ...signOutElsewhere(db, id, own)]);
  return codes;
}

type Proof = z.infer<typeof proofRules>;

async function prove(db: Db, id: string, { present, code }: Proof, own: OwnHashes, now: Date): Promise<void> {
  await confirmPassword(db, id, present, own.session, now);
  const answer = await spendCode(db, id, code, { known: own.session }, now);
  if (answer === "none") throw new Refusal("conflict", IS_OFF);
  if (answer !== "right") throw wrongCode();
}

export async function turnOff(db: Db, id: string, proof: Proof, own: OwnHashes, now: Date): Promise<void> {
  await prove(db, id, proof, own, now);
  await db.batch(removeSecondFactor(db, id));
}

/** Returns new recovery codes and invalidates the old ones. */
export async function renewRecoveryCodes(db: Db, id: string, proof: Proof, own: OwnHashes, now: Date) {
  await prove(db, id, proof, own, now);
  const { codes, statements } = newRecoveryCodes(db, id);
  await db.batch(statements);
  return codes;
}
