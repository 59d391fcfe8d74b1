import { useState } from "react";
import toast from "react-hot-toast";
import { leaveBy } from "../shell/leave-question";
import { leaveSignedOut } from "./sign-in-again";

/** Signs out, after a prompt about unsaved changes; stays on the page when the request fails. */
export function useSignOut() {
  const [isBusy, setBusy] = useState(false);
  async function leave(forget: () => Promise<unknown>) {
    setBusy(true);
    await forget();
    const response = await fetch("/api/session", { method: "DELETE" }).catch(() => undefined);
    if (response?.ok) return leaveSignedOut();
    toast.error("Çıkış yapılamadı, oturumunuz hâlâ açık. Lütfen tekrar deneyin.");
    setBusy(false);
  }
  return { signOut: () => leaveBy(leave), isBusy };
}
