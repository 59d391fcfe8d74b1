import type { Role } from "../../db/schema";

/** From the role that may do least. */
export const ROLES = ["writer", "editor", "admin"] as const satisfies Role[];

export const ROLE_LABELS: Record<Role, string> = { admin: "Yönetici", editor: "Editör", writer: "Yazar" };
