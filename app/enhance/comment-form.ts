import { ADDED_HASH, commentAnchor } from "../../worker/comments/anchor";
import { COMMENT_ADDED, COMMENT_FAILED, NAME_MISSING, TEXT_MISSING } from "../../worker/comments/sentences";
import { toast } from "./toast";

interface Added {
  id: string;
  user_name: string;
  comment: string;
  rating: number;
  created_at: string;
  status: "published" | "pending";
  total: number;
  average: number;
  message: string;
}

declare global {
  interface Window {
    /** Loaded when Turnstile is configured; a token is valid for one comment. */
    turnstile?: { reset: () => void };
  }
}

interface Refused {
  error: { message: string };
  fields?: Record<string, string>;
}

/** Posts the comments of a section with `fetch`; on error the input stays. */
export function commentForm(section: HTMLElement) {
  const form = section.querySelector("form");
  const button = form?.querySelector("button");
  if (!form || !button) return;
  form.noValidate = true;
  const label = button.textContent;
  restorePosted();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.disabled || !check(form, "user_name", NAME_MISSING) || !check(form, "comment", TEXT_MISSING)) return;
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
  showFieldError(form, name, filled ? "" : missing);
  if (!filled) field.focus();
  return filled;
}

/** Shows a field's error; an empty message removes it. */
function showFieldError(form: HTMLFormElement, name: string, sentence: string) {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  field.ariaInvalid = sentence ? "true" : null;
  const message = document.getElementById(`${name}-error`);
  if (message) message.textContent = sentence;
}

async function send(form: HTMLFormElement) {
  const input = Object.fromEntries(new FormData(form));
  try {
    const response = await fetch("/api/comments", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...input, rating: Number(input["rating"]) }),
    });
    const answer = (await response.json()) as Added & Partial<Refused>;
    if (!response.ok) return refuse(form, answer);
    const isPublished = answer.status === "published";
    if (isPublished && isLaterPage()) return location.assign(location.pathname + ADDED_HASH);
    form.reset();
    form.querySelector<HTMLInputElement>("[name=rating][value='5']")?.click();
    if (isPublished && response.status === 201) {
      // It is far above the form.
      show(answer)?.focus();
      history.replaceState([...posted(), answer], "");
    }
    toast(answer.message, isPublished ? "good" : "wait");
  } catch {
    toast(COMMENT_FAILED, "bad");
  } finally {
    window.turnstile?.reset();
  }
}

/** Shows the server's error, at its field if there is one. */
function refuse(form: HTMLFormElement, { error, fields }: Partial<Refused>) {
  const [name, sentence] = Object.entries(fields ?? {})[0] ?? [];
  if (name && sentence && document.getElementById(`${name}-error`)) showFieldError(form, name, sentence);
  else toast(error?.message ?? COMMENT_FAILED, "bad");
}

const isLaterPage = () => new URLSearchParams(location.search).has("sayfa");

/** Comments posted from this page, kept in the state of the history entry. */
const posted = () => (history.state as Added[] | null) ?? [];

/** Shows the comments posted from this page that a cached page lacks. */
export function showPosted() {
  for (const added of posted()) if (!document.querySelector(`[datetime="${added.created_at}"]`)) show(added);
}

/** Restores posted comments on back navigation. */
function restorePosted() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "back_forward" && history.state) history.replaceState(null, "");
  showPosted();
  if (location.hash === ADDED_HASH) {
    location.replace("#yorumlar");
    toast(COMMENT_ADDED, "good");
  }
}

const figure = (rating: number) => rating.toFixed(1).replace(".", ",");

function rate(stars: Element | null, rating: number) {
  if (!stars) return;
  stars.firstElementChild?.setAttribute("width", `${rating * 20}%`);
  stars.ariaLabel = `5 üzerinden ${figure(rating)}`;
}

/** Prepends the comment to the list, from the page's `<template>`, and returns it. */
function show(added: Added): HTMLElement | undefined {
  const section = document.getElementById("yorumlar");
  const item = section?.querySelector("template")?.content.cloneNode(true) as DocumentFragment | undefined;
  if (!section || !item) return undefined;
  const part = <E extends HTMLElement>(selector: string) => item.querySelector(selector) as E;
  const heading = section.querySelector("h2");
  if (heading && !heading.querySelector(".stars")) heading.append(part(".stars").cloneNode(true));
  rate(section.querySelector("h2 .stars"), added.average);
  const comment = part("li");
  comment.id = commentAnchor(added.id);
  comment.tabIndex = -1;
  part("bdi").textContent = added.user_name;
  part(".words").textContent = added.comment;
  rate(part(".stars"), added.rating);
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
  if (total) total.textContent = `(${added.total}) · ${figure(added.average)}`;
  return comment;
}
