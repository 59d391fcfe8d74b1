import { href } from "react-router";
import { NOT_AN_ADMINISTRATOR } from "../../../worker/session/rules";
import { withQuery } from "../../ui/addresses";

/** What becomes of unsaved forms while the tab is on its way to the sign-in page. */
let leaving: "keeping" | "dropping" | undefined;

/** Whether the tab is on its way to the sign-in page, which asks nothing. */
export const isLeavingForSignIn = () => leaving !== undefined;
/** Whether what was typed and not saved goes on being kept: an editor who signs out has agreed to lose it. */
export const isKeepingDrafts = () => leaving !== "dropping";

/** The session has ended: goes to the sign-in page, which says why and leads back to where the editor was. */
export function leaveForSignIn(sentence?: string) {
  leaving = "keeping";
  const reason = sentence === NOT_AN_ADMINISTRATOR ? "yetki" : "oturum";
  const address = location.pathname + location.search;
  location.assign(withQuery(href("/admin/login"), { neden: reason, geri: address }));
}

/** The editor has signed out. */
export function leaveSignedOut() {
  leaving = "dropping";
  location.assign(href("/admin/login"));
}

/** The address to return to after signing in: one of the panel's own, else its first screen. */
export function returnAddress(search: string): string {
  const address = new URLSearchParams(search).get("geri") ?? "";
  return /^\/admin\/(?!login)[\w/?=&%.+~*-]*$/.test(address) ? address : href("/admin/dashboard");
}
