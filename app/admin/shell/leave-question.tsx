import { useEffect, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { LeaveDialog } from "./leave-dialog";
import { isLeavingForSignIn } from "../session/sign-in-again";
import { OPENED } from "../list/use-opened";

/** Leaves the screen; `forget` deletes the drafts of its unsaved forms, those on the server as long as the session lasts. */
type Leave = (forget: () => Promise<unknown>) => Promise<void>;

/** Open the unsaved-changes dialogs of the forms with changes; that of a dialog over a form is the last one. */
const asking: ((leave: Leave) => void)[] = [];

/** Leaves the screen other than by navigation, after a prompt if there are unsaved changes. */
export function leaveBy(leave: Leave) {
  const ask = asking.at(-1);
  if (ask) ask(leave);
  else void leave(() => Promise.resolve());
}

/** Whether navigation leaves the form: for another page, or for the dialog of another record. */
function isElsewhere(from: Location, to: Location): boolean {
  const [now, next] = [from, to].map(({ search }) => new URLSearchParams(search).get(OPENED));
  return from.pathname !== to.pathname || (next !== null && next !== now);
}

/** Unsaved-changes prompt for navigation, signing out and closing the tab. */
export function LeaveQuestion({ isAsked, onLeave }: { isAsked: boolean; onLeave: () => Promise<unknown> }) {
  const [waiting, setWaiting] = useState<{ leave: Leave }>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && isElsewhere(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isAsked) return;
    const onUnload = (event: BeforeUnloadEvent) => !isLeavingForSignIn() && event.preventDefault();
    addEventListener("beforeunload", onUnload);
    const ask = (leave: Leave) => setWaiting({ leave });
    asking.push(ask);
    return () => {
      removeEventListener("beforeunload", onUnload);
      asking.splice(asking.indexOf(ask), 1);
    };
  }, [isAsked]);
  function onAgreed() {
    setWaiting(undefined);
    if (waiting) return void waiting.leave(onLeave);
    void onLeave();
    blocker.proceed?.();
  }
  return (
    <LeaveDialog
      isOpen={waiting !== undefined || blocker.state === "blocked"}
      onStay={() => {
        setWaiting(undefined);
        blocker.reset?.();
      }}
      onLeave={onAgreed}
    />
  );
}
