import { toast } from "./toast";

interface Added {
  user_name: string;
  comment: string;
  rating: number;
  created_at: string;
}

const FAILED = "Yorumunuz eklenirken bir hata oluştu";

/** Posts a comment in place; on failure the form keeps everything. */
export function commentForm() {
  const form = document.querySelector<HTMLFormElement>("[data-comment-form]");
  const button = form?.querySelector("button");
  if (!form || !button) return;
  const label = button.textContent;
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (
      button.disabled ||
      !check(form, "user_name", "Lütfen kullanıcı adınızı girin") ||
      !check(form, "comment", "Lütfen yorumunuzu yazın")
    )
      return;
    button.disabled = true;
    button.textContent = "Gönderiliyor...";
    void send(form).finally(() => {
      button.disabled = false;
      button.textContent = label;
    });
  });
}

function check(form: HTMLFormElement, name: string, missing: string): boolean {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  const filled = field.value.trim() !== "";
  field.toggleAttribute("aria-invalid", !filled);
  if (!filled) {
    toast(missing, "bad");
    field.focus();
  }
  return filled;
}

async function send(form: HTMLFormElement) {
  const input = Object.fromEntries(new FormData(form));
  try {
    const response = await fetch("/api/comments", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...input, rating: Number(input.rating) }),
    });
    const answer = (await response.json()) as Added & { error?: { message: string } };
    if (!response.ok) return toast(answer.error?.message ?? FAILED, "bad");
    show(answer);
    form.reset();
    form.querySelector<HTMLInputElement>("[name=rating][value='5']")?.click();
    toast("Yorumunuz başarıyla eklendi", "good");
  } catch {
    toast(FAILED, "bad");
  }
}

/** Puts the comment on top of the list, made from the page's own template. */
function show(added: Added) {
  const section = document.getElementById("yorumlar");
  const item = section?.querySelector("template")?.content.cloneNode(true) as DocumentFragment | undefined;
  if (!section || !item) return;
  const part = <E extends HTMLElement>(selector: string) => item.querySelector(selector) as E;
  part("strong").textContent = added.user_name;
  part(".words").textContent = added.comment;
  part(".stars").textContent = "★".repeat(added.rating) + "☆".repeat(5 - added.rating);
  part(".stars").ariaLabel = `5 üzerinden ${added.rating}`;
  part<HTMLTimeElement>("time").dateTime = added.created_at;
  part("time").textContent = new Date(added.created_at).toLocaleDateString("tr-TR", {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  section.querySelector(".comments")?.prepend(item);
  section.querySelector(".empty")?.remove();
  const total = section.querySelector("h2 small");
  if (total) total.textContent = String(Number(total.textContent) + 1);
}
