/** Fetches a page of the site; false if it cannot be had. A refused filter (400) is a page, too. */
export const pageAt = (address: string): Promise<Document | false> =>
  fetch(address)
    .then(async (response) => /^(200|400)$/.test(`${response.status}`) && parse(await response.text()))
    .catch(() => false as const);

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Replaces the content of an element by what a fetched page has in its place. */
export function swap(selector: string, page: Document) {
  const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
  if (old && fresh) old.replaceChildren(...fresh.childNodes);
}
