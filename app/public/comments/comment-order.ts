import { COMMENT_ORDERS } from "../../../worker/comments/constants";

export type CommentOrder = keyof typeof COMMENT_ORDERS;

/** The default order. */
export const NEWEST: CommentOrder = "yeni";
export const ORDERS = Object.entries(COMMENT_ORDERS) as [CommentOrder, string][];
/** An order in an address. */
export const COMMENT_ORDER = new RegExp(`^(${Object.keys(COMMENT_ORDERS).join("|")})$`);
