import { useEffect } from "react";

/** Position of a control when it got the focus. */
interface FocusPoint {
  element: HTMLElement;
  layer: Element;
  path: string;
  /** From the control's parent up to its layer. */
  steps: { parent: Element; index: number }[];
}

/** Layers in which a click beside all controls does not give up the focus. */
const MODAL = "[role=dialog], [role=alertdialog], .panel-menu.is-open";
/** Layers, from which the focus returns to the one below. */
const LAYERS = "main, .panel-menu, [role=dialog], [role=alertdialog], [data-radix-popper-content-wrapper], .toasts > *";
const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select";
const CONTROLS = `a[href], button, input, select, textarea, [tabindex="0"]`;
/** Dialogs and screens that set the focus themselves run first. */
const SETTLE_MS = 50;

function pointOf(element: HTMLElement): FocusPoint | undefined {
  const layer = element.closest(LAYERS);
  if (!layer) return undefined;
  const steps: FocusPoint["steps"] = [];
  for (let node: Element = element; node !== layer && node.parentElement; node = node.parentElement)
    steps.push({ parent: node.parentElement, index: [...node.parentElement.children].indexOf(node) });
  return { element, layer, path: location.pathname, steps };
}

/** Safari has `checkVisibility` since 17.4. */
const isVisible = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;

const isEnabled = (element: Element) => element.isConnected && !element.matches(":disabled");

/** Forces a synchronous layout of the page. */
const isUsable = (element: Element) => isEnabled(element) && isVisible(element);

/** The action of a control: its label without the name of its record. */
const actionOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent).split(": ")[0];

function controlsIn(element: Element, isTyping: boolean) {
  const controls = [element, ...element.querySelectorAll<HTMLElement>("*")].filter(
    (control): control is HTMLElement => control instanceof HTMLElement && control.matches(CONTROLS),
  );
  return controls.filter(
    (control) =>
      isUsable(control) && control.matches(isTyping ? ":not([tabindex='-1'])" : `:not([tabindex='-1'], ${TYPED})`),
  );
}

/** The control that replaces another: same name, else same action, else the nearest that deletes nothing or takes letters. */
function successorOf({ element, layer, steps }: FocusPoint, isTyping: boolean): HTMLElement | undefined {
  const name = element.getAttribute("aria-label");
  const again = name && layer.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`);
  if (again && isUsable(again)) return again;
  const action = actionOf(element);
  for (const { parent, index } of steps.filter(({ parent }) => parent.isConnected && parent !== layer)) {
    const children = [...parent.children];
    // The control's siblings act on the same record; the first one does least harm.
    const first = parent === steps[0]?.parent ? 0 : index;
    for (const child of [...children.slice(first), ...children.slice(0, first).reverse()]) {
      const controls = controlsIn(child, isTyping && parent.closest("form") !== null);
      const next =
        controls.find((control) => actionOf(control) === action) ??
        controls.find((control) => control.dataset["accentColor"] !== "red");
      if (next) return next;
    }
  }
  return undefined;
}

/**
 * Keeps the focus when the focused control disappears, is disabled, or was in a dialog, menu or toast that closed:
 * returns it to the control, to what is there in its place, or to the content.
 */
export function useFocusKeeper() {
  useEffect(() => {
    /** The last focused control of each layer, in order of focus. */
    let points: FocusPoint[] = [];
    /** False after a click beside all controls, which gives up the focus. */
    let isHeld = false;
    let isTyping = false;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => isHeld && document.activeElement === document.body;

    function settle() {
      settling = undefined;
      const working = points.at(-1)?.element;
      if (!isLost() || (working?.isConnected && working.querySelector(".rt-Spinner"))) return;
      points = points.filter(({ layer }) => isUsable(layer));
      const point = points.at(-1);
      const isHere = point?.path === location.pathname;
      const target =
        point && isUsable(point.element) ? point.element : point && isHere ? successorOf(point, isTyping) : undefined;
      const layer = isHere ? point?.layer : document.querySelector("main");
      const focused = target ?? layer;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    function onFocusIn({ target }: FocusEvent) {
      const point = target instanceof HTMLElement ? pointOf(target) : undefined;
      isHeld = point !== undefined;
      if (point) points = [...points.filter(({ layer }) => layer !== point.layer), point];
    }
    function onFocusOut({ target }: FocusEvent) {
      // A control that loses the focus by being disabled may be enabled again a moment later.
      if (!(target instanceof HTMLElement) || !isEnabled(target) || target.closest(MODAL)) return;
      setTimeout(() => {
        const isLatest = points.at(-1)?.element === target;
        if (isLatest && isLost() && document.hasFocus() && isUsable(target)) isHeld = false;
      });
    }
    const onKey = () => (isTyping = true);
    const onPointer = () => (isTyping = false);
    const observer = new MutationObserver(() => (settling ??= setTimeout(settle, SETTLE_MS)));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", onFocusOut);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPointer, true);
    return () => {
      clearTimeout(settling);
      observer.disconnect();
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPointer, true);
    };
  }, []);
}
