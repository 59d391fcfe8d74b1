import { ToastBar, useToaster } from "react-hot-toast";

const LOOK = {
  maxWidth: "28rem",
  fontFamily: "system-ui, 'Segoe UI', Roboto, sans-serif",
  background: "var(--color-panel-solid)",
  color: "var(--gray-12)",
  boxShadow: "var(--shadow-5)",
};

/**
 * The panel's messages, in a stack at the bottom. Clicks go through them to what lies beneath, but for their own
 * buttons, and each leaves in its time wherever the mouse is.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster({ style: LOOK });
  return (
    <div className="toasts">
      {toasts.map((shown) => (
        <div
          key={shown.id}
          // A message begins to move once its height is known.
          ref={(bar) => {
            if (bar && !shown.height) handlers.updateHeight(shown.id, bar.offsetHeight);
          }}
        >
          <ToastBar toast={shown} position="bottom-center" />
        </div>
      ))}
    </div>
  );
}
