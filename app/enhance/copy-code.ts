import { toast } from "./toast";

export function copyCodes(root: ParentNode = document) {
  if (!navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.onclick = () => {
      navigator.clipboard.writeText(button.dataset["copy"] ?? "").then(
        () => toast("Kod kopyalandı", "good"),
        () => toast("Kod kopyalanamadı", "bad"),
      );
    };
  }
}
