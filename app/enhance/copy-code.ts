import { toast } from "./toast";

/** Copies the code in `data-copy` on a click: of buttons, and of links, which then lead on. */
export function copyCodes(root: ParentNode = document) {
  if (!navigator.clipboard) return;
  for (const copier of root.querySelectorAll<HTMLElement>("[data-copy]")) {
    copier.hidden = false;
    copier.onclick = () => {
      navigator.clipboard.writeText(copier.dataset["copy"] ?? "").then(
        () => toast("Kod kopyalandı", "good"),
        () => toast("Kod kopyalanamadı", "bad"),
      );
    };
  }
}
