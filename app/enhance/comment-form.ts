import { toast } from "./toast";

interface Added {
  user_name: string;
  comment: string;
  rating: number;
  created_at: string;
}

interface Refused {
  error: { message: string };
  fields?: Record<string, string>;
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
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    });
  });
}

function check(form: HTMLFormElement, name: string, missing: string): boolean {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  const filled = field.value.trim() !== "";
  complain(form, name, filled ? "" : missing);
  if (!filled) field.focus();
  return filled;
}

/** Says beside the field what is wrong with it; an empty sentence takes the complaint back. */
function complain(form: HTMLFormElement, name: string, sentence: string) {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  field.ariaInvalid = sentence ? "true" : null;
  const place = document.getElementById(`${name}-error`);
  if (place) place.textContent = sentence;
}

async function send(form: HTMLFormElement) {
  const input = Object.fromEntries(new FormData(form));
  try {
    const response = await fetch("/api/comments", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...input, rating: Number(input.rating) }),
    });
    const answer = (await response.json()) as Added & Partial<Refused>;
    if (!response.ok) return refuse(form, answer);
    if (isLaterPage()) return location.assign(`${location.pathname}?yorum=eklendi#yorumlar`);
    if (response.status === 201) show(answer);
    form.reset();
    form.querySelector<HTMLInputElement>("[name=rating][value='5']")?.click();
    toast("Yorumunuz başarıyla eklendi", "good");
  } catch {
    toast(FAILED, "bad");
  }
}

/** Says what the server refused, at the field it concerns if there is one. */
function refuse(form: HTMLFormElement, { error, fields }: Partial<Refused>) {
  const [name, sentence] = Object.entries(fields ?? {})[0] ?? [];
  if (name && sentence && document.getElementById(`${name}-error`)) complain(form, name, sentence);
  else toast(error?.message ?? FAILED, "bad");
}

/** New comments belong on the first page of the list. */
const isLaterPage = () => new URLSearchParams(location.search).has("sayfa");

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
    timeZone: "Europe/Istanbul",
    month: "long",
    year: "numeric",
  });
  section.querySelector(".comments")?.prepend(item);
  section.querySelector(".empty")?.remove();
  const total = section.querySelector("h2 small");
  if (total) total.textContent = String(Number(total.textContent) + 1);
}
