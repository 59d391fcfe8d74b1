import type { InferResponseType } from "hono/client";
import type { api } from "../api";

export type ListedAccount = InferResponseType<typeof api.accounts.$get, 200>["rows"][number];
