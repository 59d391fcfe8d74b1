import { HtmlValidate } from "html-validate";

/** The rules of the HTML standard, as the Nu checker applies them; none of style. */
const checker = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Radix's scroll area renders a style element inside a div. */
const ALLOWED_BY_RADIX = "<style> element is not permitted as content under <div>";

/** The HTML errors of a page, each as `<selector>: <message>`. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== ALLOWED_BY_RADIX)
    .map(({ message, selector }) => `${selector}: ${message}`);
}
