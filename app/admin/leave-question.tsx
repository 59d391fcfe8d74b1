import { useEffect } from "react";
import { useBlocker } from "react-router";
import { LeaveDialog } from "./leave-dialog";
import { isLeavingForSignIn } from "./sign-in-again";

/** Asks before a form with unsaved changes is left, by link, back button or closing the tab. */
export function LeaveQuestion({ isAsked, onLeave }: { isAsked: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => !isLeavingForSignIn() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
  return (
    <LeaveDialog
      isOpen={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
