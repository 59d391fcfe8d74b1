import type { Role } from "../../db/schema";

export const ROLES = ["editor", "admin"] as const satisfies Role[];

export const ROLE_LABELS: Record<Role, string> = { admin: "Yönetici", editor: "Editör" };
