import { COMPARED_MAX } from "../../worker/promotions/constants";
import { toast } from "./toast";

const CHOSEN = "b";

/** The ids that were chosen during the visit; none without storage. */
function stored(): string[] {
  try {
    return sessionStorage.getItem(CHOSEN)?.split(",") ?? [];
  } catch {
    return [];
  }
}

/** Keeps the bonuses that are chosen for a comparison during the visit, counts them, and refuses too many (P4.7). */
export function compareChoice() {
  const form = document.querySelector<HTMLFormElement>(".compare-bar");
  const button = form?.querySelector("button");
  if (!form || !button) return;
  const label = button.textContent;
  let chosen: string[] = [];
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(".compare input")];

  function choose(ids: string[]) {
    chosen = [...new Set(ids)].filter(Boolean).slice(0, COMPARED_MAX);
    try {
      sessionStorage.setItem(CHOSEN, chosen.join());
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    show();
  }

  function show() {
    const here = boxes();
    for (const box of here) box.checked = chosen.includes(box.value);
    for (const old of form?.querySelectorAll("input") ?? []) old.remove();
    for (const value of chosen.filter((id) => !here.some((box) => box.value === id)))
      form?.append(Object.assign(document.createElement("input"), { type: "hidden", name: "b", value }));
    if (form) form.style.display = chosen.length > 0 ? "flex" : "";
    if (button) button.textContent = chosen.length > 0 ? `${label} (${chosen.length})` : label;
  }

  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".compare input")) return;
    const others = chosen.filter((id) => id !== target.value);
    if (target.checked && others.length >= COMPARED_MAX)
      toast(`En çok ${COMPARED_MAX} bonus karşılaştırabilirsiniz. Önce birinin seçimini kaldırın.`, "bad");
    choose(target.checked ? [...others, target.value] : others);
  });
  form.addEventListener("reset", () => choose([]));
  addEventListener("pageshow", ({ persisted }) => persisted && choose(stored()));
  const results = document.querySelector(".results");
  if (results) new MutationObserver(show).observe(results, { childList: true });
  choose([...stored(), ...boxes().flatMap((box) => (box.checked ? box.value : []))]);
}
