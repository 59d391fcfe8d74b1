interface Answer {
  code?: string;
  /** Why the code is not shown. */
  message?: string;
}

/** Puts the code in the place of the link that leads to it, and copies it; leads on where no answer comes. */
export async function showCode(link: HTMLAnchorElement) {
  const answer = await fetch(link.href, { headers: { Accept: "application/json" } })
    .then((response) => response.json() as Promise<Answer>)
    .catch(() => undefined);
  if (answer?.message) return (await import("./toast")).toast(answer.message, "bad");
  if (!answer?.code) return location.assign(link.href);
  const [shown, button] = [document.createElement("span"), document.createElement("button")];
  shown.textContent = answer.code;
  button.type = "button";
  button.textContent = "Kopyala";
  button.ariaLabel = link.ariaLabel?.replace("Kodu göster", "Kopyala") ?? null;
  link.replaceWith(shown, button);
  button.focus();
  button.click();
}
