let isLeaving = false;

/** Whether the tab is on its way to the sign-in page, with everything that was typed kept. */
export const isLeavingForSignIn = () => isLeaving;

/** The session has ended: goes to the sign-in page, which leads back to where the editor was. */
export function leaveForSignIn() {
  isLeaving = true;
  const query = new URLSearchParams({ neden: "oturum", geri: location.pathname + location.search });
  location.assign(`/admin/login?${query}`);
}

/** The address to return to after signing in: one of the panel's own, else its first screen. */
export function returnAddress(search: string): string {
  const address = new URLSearchParams(search).get("geri") ?? "";
  return /^\/admin\/(?!login)[\w/?=&%.+~*-]*$/.test(address) ? address : "/admin/dashboard";
}
