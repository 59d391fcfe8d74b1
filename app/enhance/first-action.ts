import { mayHaveChosen } from "./chosen";

let starting: Promise<void> | undefined;
let hasStarted = false;

/** Loads what answers a visitor's actions. Without it links and forms lead on. */
function start(): Promise<void> {
  starting ??= import("./answers").then(
    ({ startAnswers }) => {
      startAnswers();
      hasStarted = true;
    },
    () => void (starting = undefined),
  );
  return starting;
}

/** Repeats an input that came before its answer. */
async function repeat(field: EventTarget | null) {
  if (hasStarted) return;
  await start();
  if (hasStarted) field?.dispatchEvent(new Event("input", { bubbles: true }));
}

function startWhereLeft() {
  const isLeft = document.querySelector("[data-compared], .compare :checked");
  if (isLeft || (mayHaveChosen() && document.querySelector(".compare-bar"))) void start();
}

/** Starts the answers at the first action, or where an earlier page, or a visitor before this script, left something. */
export function onFirstAction() {
  for (const action of ["pointerdown", "keydown", "click"])
    addEventListener(action, () => void start(), { once: true });
  addEventListener("input", ({ target }) => void repeat(target));
  addEventListener("pageshow", startWhereLeft);
  startWhereLeft();
  for (const field of document.querySelectorAll<HTMLInputElement>("[data-live] input"))
    if (field.value !== field.defaultValue) void repeat(field);
  // Older browsers, in which more is to be done before the first action.
  if (!("commandForElement" in HTMLButtonElement.prototype)) void start();
}
