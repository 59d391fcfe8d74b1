import * as z from "zod";

/** In one request: each takes about ten statements, of which D1's free plan allows 50. */
export const CHECKED_ADDRESSES = 4;
/** Letters of an address. */
export const ADDRESS_MAX = 4_096;

/** In one request for similar records, which compares each with all records. */
export const PROPOSED_ADDRESSES = 25;

const addressesUpTo = (max: number) =>
  z.object({
    paths: z
      .array(z.string().startsWith("/", "Adres / ile başlamalı").max(ADDRESS_MAX, "Adres çok uzun"))
      .min(1, "Denetlenecek adresleri yazın")
      .max(max, `Bir istekte en çok ${max} adres denetlenir`),
  });
export const checkInput = addressesUpTo(CHECKED_ADDRESSES);
export const proposalInput = addressesUpTo(PROPOSED_ADDRESSES);

/** `own`: of the panel, the API or a link to an operator, which is not asked; `failed`: the site could not answer. */
export type CheckKind = "ok" | "redirect" | "missing" | "gone" | "own" | "failed";

export interface CheckedAddress {
  address: string;
  kind: CheckKind;
  /** HTTP status that a visitor gets in the end, or of the redirect to another site or away from a missing address; 0 if not asked. */
  status: number;
  /** Path on this site, or the address of another, where a visitor arrives; empty if not asked. */
  target: string;
  /** Redirects on the way. */
  hops: number;
}
