import { Button, Card, Text } from "@radix-ui/themes";
import { missingTitles, PRIVACY_TITLES, type PrivacyTitle } from "./privacy";
import { privacySection } from "./privacy-sections";
import type { PageForm } from "./values";
import "../preview/preview.css";

/** Sections that the page about privacy needs, each of which can be added to its text. */
export default function PrivacyProposals({ form, content }: { form: PageForm; content: string }) {
  const missing = missingTitles(content);
  function add(titles: PrivacyTitle[]) {
    const text = content.replace(/(<p><br><\/p>)+$/, "");
    form.setValue("content", text + titles.map(privacySection).join(""), { shouldDirty: true, shouldValidate: true });
  }
  return (
    <Card size="2" asChild>
      <details className="readiness" open>
        <summary className="accordion-title">
          <Text weight="medium">Önerilen bölümler</Text>
        </summary>
        <Text as="p" size="2" color="gray" mt="2">
          Metnin sonuna eklenir; köşeli parantezli yerleri doldurun, sitenizde farklı olanı değiştirin. Hukuki görüş
          değildir.
        </Text>
        <ul>
          {PRIVACY_TITLES.map((title) => {
            const isMissing = missing.includes(title);
            return (
              <li key={title}>
                <Text size="2" weight="medium">
                  {`${isMissing ? "○" : "✓"} ${title}`}
                </Text>
                <Text size="2" color="gray">
                  {isMissing ? "Metinde yok" : "Metinde var"}
                </Text>
                {isMissing && (
                  <Button
                    type="button"
                    size="1"
                    variant="surface"
                    aria-label={`Metne ekle: ${title}`}
                    onClick={() => add([title])}
                  >
                    Metne ekle
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {missing.length > 1 && (
          <Button type="button" size="2" variant="soft" mt="2" onClick={() => add(missing)}>
            {`Eksik ${missing.length} bölümü ekle`}
          </Button>
        )}
      </details>
    </Card>
  );
}
