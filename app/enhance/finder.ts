/** Says on the button of the finder how many bonuses the choice leads to (P3.1). */
export function finder() {
  const form = document.querySelector<HTMLFormElement>("[data-counts]");
  const button = form?.querySelector("button");
  if (!form || !button) return;
  const counts = (form.dataset["counts"] ?? "").split(",");
  const fields = form.querySelectorAll("select");
  const show = () => {
    const [deposit, wagering, membership] = fields;
    if (!deposit || !wagering || !membership) return;
    const row = membership.selectedIndex * deposit.length + deposit.selectedIndex;
    const count = counts[row * wagering.length + wagering.selectedIndex];
    button.textContent = count === "0" ? "Uygun bonus yok" : `${count} bonusu gör`;
  };
  form.addEventListener("change", show);
  addEventListener("pageshow", show);
  show();
}
