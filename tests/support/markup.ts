import { HtmlValidate } from "html-validate";

/** The rules of the HTML standard, which the Nu checker applies; none of taste. */
const checker = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Radix's scroll area writes a style sheet where it stands. */
const OF_RADIX = "<style> element is not permitted as content under <div>";

/** What is not valid HTML in a page, each as `<selector>: <message>`. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== OF_RADIX)
    .map(({ message, selector }) => `${selector}: ${message}`);
}
