import { href } from "react-router";
import { NOT_AN_ADMINISTRATOR } from "../../../worker/session/sentences";
import { withQuery } from "../../ui/addresses";

/** What happens to drafts while the tab navigates to the sign-in page. */
let leaving: "keeping" | "dropping" | undefined;

/** Whether the tab is navigating to the sign-in page, so that no unsaved-changes prompt appears. */
export const isLeavingForSignIn = () => leaving !== undefined;
/** Whether drafts are kept: an editor who signs out has confirmed losing them. */
export const isKeepingDrafts = () => leaving !== "dropping";

/** Redirects to the sign-in page after the session has ended, with the reason and the return address. */
export function leaveForSignIn(sentence?: string) {
  leaving = "keeping";
  const reason = sentence === NOT_AN_ADMINISTRATOR ? "yetki" : "oturum";
  const address = location.pathname + location.search;
  location.assign(withQuery(href("/admin/login"), { neden: reason, geri: address }));
}

/** Redirects to the sign-in page after signing out. */
export function leaveSignedOut() {
  leaving = "dropping";
  location.assign(href("/admin/login"));
}

/**
 * The return address from the query string: only paths of the panel are allowed (no open redirect), else the dashboard.
 */
export function returnAddress(search: string): string {
  const address = new URLSearchParams(search).get("geri") ?? "";
  return /^\/admin\/(?!login)[\w/?=&%.+~*-]*$/.test(address) ? address : href("/admin/dashboard");
}
