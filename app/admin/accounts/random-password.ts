/** 32 characters that cannot be confused: each encodes five bits. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits in four groups: "k7mq-3xhd-w2pa-9rtz". */
export function randomPassword(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))].map((byte) => ALPHABET[byte % 32]);
  return Array.from({ length: GROUPS }, (_, at) =>
    letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(""),
  ).join("-");
}
