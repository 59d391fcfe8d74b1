import { createContext, useContext } from "react";
import type { Role } from "../../../db/schema";

/** The signed-in account, as the panel shows it. */
export interface ShownAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Updates the shown name. */
  rename: (name: string) => void;
}

export const AccountContext = createContext<ShownAccount | undefined>(undefined);

export function useAccount(): ShownAccount {
  const account = useContext(AccountContext);
  if (!account) throw new Error("used outside the panel");
  return account;
}
