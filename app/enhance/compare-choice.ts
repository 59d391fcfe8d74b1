import { COMPARED_MAX } from "../../worker/promotions/constants";
import { type Choice, chosenBefore, keepChosen } from "./choices";

const choiceOf = ({ value, ariaLabel }: HTMLInputElement): Choice => ({
  id: value,
  title: ariaLabel?.replace(/^.*?: /, "") ?? "",
});

/** Keeps the bonuses that are chosen for a comparison during the visit in a tray; one too many replaces another (P4.7). */
export function compareChoice() {
  const compared = document.querySelector<HTMLElement>("[data-compared]")?.dataset["compared"];
  if (compared) keepChosen(JSON.parse(compared) as Choice[]);
  const form = document.querySelector<HTMLFormElement>(".compare-bar");
  const [slots, note, submit, reset] = form?.children ?? [];
  if (!form || !slots || !note || !(submit instanceof HTMLButtonElement) || !reset) return;
  let chosen: Choice[] = [];
  /** Chosen beyond the maximum, until the visitor says instead of which one. */
  let extra: Choice | undefined;
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(".compare input")];

  function choose(choices: Choice[], further?: Choice) {
    chosen = choices;
    extra = further;
    keepChosen(chosen);
    show();
  }

  function show() {
    for (const box of boxes()) {
      box.checked = chosen.some(({ id }) => id === box.value);
      // The slots send the choice, in its order.
      box.name = "";
    }
    const places = Array.from({ length: COMPARED_MAX }, (_, i) => slotOf(chosen[i]));
    slots?.replaceChildren(...places);
    if (note) note.textContent = extra ? `${extra.title}: hangisinin yerine?` : "";
    if (reset) reset.textContent = extra ? "Vazgeç" : "Temizle";
    if (submit) submit.textContent = `${chosen.length}/${COMPARED_MAX} Karşılaştır`;
    if (form) form.style.display = chosen.length > 0 ? "flex" : "";
  }

  function slotOf(choice: Choice | undefined) {
    const slot = document.createElement("li");
    if (!choice) slot.textContent = "bir tane daha";
    else {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = choice.title;
      button.ariaLabel = `${extra ? "Yerine koy" : "Kaldır"}: ${choice.title}`;
      button.addEventListener("click", () => {
        choose(chosen.flatMap((other) => (other.id === choice.id ? (extra ?? []) : other)));
        form?.querySelector("button")?.focus();
      });
      const sent = Object.assign(document.createElement("input"), { type: "hidden", name: "b", value: choice.id });
      slot.append(button, sent);
    }
    return slot;
  }

  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".compare input")) return;
    const others = chosen.filter(({ id }) => id !== target.value);
    if (!target.checked) return choose(others);
    if (others.length < COMPARED_MAX) return choose([...others, choiceOf(target)]);
    choose(others, choiceOf(target));
    slots.querySelector("button")?.focus();
  });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    choose(extra ? chosen : []);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && choose(chosenBefore()));
  const results = document.querySelector(".results");
  if (results) new MutationObserver(show).observe(results, { childList: true });
  const before = chosenBefore();
  const checked = boxes().filter((box) => box.checked && !before.some(({ id }) => id === box.value));
  choose([...before, ...checked.map(choiceOf)].slice(0, COMPARED_MAX));
}
