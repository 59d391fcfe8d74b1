import style from "../ui/styles/toast.css?inline";
import { adoptStyle } from "./adopt-style";

/** Durations in milliseconds (P1.7), then the maximum number of toasts. */
const SHOWN_MS = { good: 2_000, bad: 4_000, wait: 8_000 };
const MOST = 20;

adoptStyle(style);

/** Shows a toast, announced to screen readers. */
export function toast(message: string, tone: keyof typeof SHOWN_MS) {
  const area = document.querySelector(".toasts");
  if (!area) return;
  if (tone === "good") for (const old of area.querySelectorAll(".bad")) old.remove();
  const note = document.createElement("p");
  note.className = `toast ${tone}`;
  note.textContent = message;
  while (area.childElementCount >= MOST) area.firstElementChild?.remove();
  area.append(note);
  setTimeout(() => note.remove(), SHOWN_MS[tone]);
}
