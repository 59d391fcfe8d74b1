import { RECORD_KINDS } from "../../db/schema/kinds";

export const ACTIVITY_DAYS = 180;
/** Characters that are read of an entry's names, separated by line breaks. */
export const NAMES_MAX = 120;

export const ACTIVITY_KINDS = [
  ...RECORD_KINDS,
  "review_settings",
  "system_settings",
  "legal_settings",
  "redirect_settings",
  "ignored_addresses",
  "schedule",
  "queue",
  "announcements",
  "account",
  "comment_rules",
  "demo",
  "conversion",
  "notification_target",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const ACTIVITY_ACTIONS = [
  "add",
  "add_admin",
  "add_editor",
  "add_writer",
  "import",
  "edit",
  "delete",
  "restore",
  "delete_forever",
  "publish",
  "unpublish",
  "send",
  "approve",
  "return",
  "note",
  "decide_note",
  "activate",
  "deactivate",
  "verify",
  "share",
  "unshare",
  "hold",
  "hide",
  "spam",
  "reply",
  "replace",
  "resize",
  "retry",
  "undo",
  "leave_changed",
  "leave_deleted",
  "leave_missing",
  "make_admin",
  "make_editor",
  "make_writer",
  "password",
  "sign_out",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes",
  "postback",
  "renew_secret",
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** Actions that can be taken back. */
export const UNDOABLE = [
  ...(["import", "edit", "reply", "delete", "publish", "unpublish", "send", "approve", "return"] as const),
  ...(["activate", "deactivate", "verify", "hold", "hide", "spam", "undo"] as const),
] satisfies ActivityAction[];
export type UndoableAction = (typeof UNDOABLE)[number];

export interface Recorded {
  /** `answered`: the response names the kind of each record. */
  kind: ActivityKind | "answered";
  /** `asked`: the request body names the action in `action`; `add_role`, `make_role`: or the role in `role`. */
  action: ActivityAction | "asked" | "add_role" | "make_role";
  /** The request body may say in `publish` or `review` that a save is also a decision. */
  mayPublish?: true;
  /** The request body may say that it continues another. */
  mayContinue?: true;
  /** One of many requests for the same work, which join one entry. */
  isPart?: true;
}
