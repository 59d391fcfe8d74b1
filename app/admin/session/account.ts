import { createContext, useContext } from "react";
import type { Role } from "../../../db/schema";

/** Whoever is signed in, as far as the panel shows it. */
export interface ShownAccount {
  email: string;
  name: string;
  role: Role;
  /** After the name was changed. */
  rename: (name: string) => void;
}

export const AccountContext = createContext<ShownAccount | undefined>(undefined);

export function useAccount(): ShownAccount {
  const account = useContext(AccountContext);
  if (!account) throw new Error("used outside the panel");
  return account;
}
