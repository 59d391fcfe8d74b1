import { ToastBar, useToaster } from "react-hot-toast";
import { useScreenKeys } from "./screen-keys";
import { UNDO_KEY } from "./undo-toast";

const LOOK = {
  maxWidth: "28rem",
  fontFamily: "system-ui, 'Segoe UI', Roboto, sans-serif",
  background: "var(--color-panel-solid)",
  color: "var(--gray-12)",
  boxShadow: "var(--shadow-5)",
};

const KEYS = [UNDO_KEY];

/** Only the toasts' buttons catch clicks, and hovering does not pause their timeout. */
export function Toasts({ isBesideMenu }: { isBesideMenu: boolean }) {
  const { toasts, handlers } = useToaster({ style: LOOK });
  useScreenKeys(KEYS);
  return (
    <div className={isBesideMenu ? "toasts beside-menu" : "toasts"}>
      {toasts.map((shown) => (
        <div
          key={shown.id}
          // The height must be measured before the animation starts; a hidden toast has none yet.
          ref={(bar) => {
            if (bar?.offsetHeight && !shown.height) handlers.updateHeight(shown.id, bar.offsetHeight);
          }}
        >
          <ToastBar toast={shown} position="bottom-center" />
        </div>
      ))}
    </div>
  );
}
