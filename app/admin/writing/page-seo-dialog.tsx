import { Callout, Card, Flex, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "../../../worker/blog/rules";
import { CUT, PAGE_SUGGESTIONS, type SeoText } from "../../../worker/writing/rules";
import { Loaded } from "../shell/loaded";
import { CancelButton } from "../shell/cancel-button";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { suggestPageSeo } from "./calls";
import { DialogFrame } from "./dialog-frame";
import { SpentTokens, useSpent } from "./tokens";

export interface PageSeoDialogProps {
  name: string;
  path: string;
  onChosen: (suggestion: SeoText) => void;
  onClose: () => void;
}

/** Suggests SEO texts for a page; the chosen one fills the form, which is saved separately. */
export default function PageSeoDialog({ name, path, onChosen, onClose }: PageSeoDialogProps) {
  const { tokens, spend } = useSpent();
  const query = useQuery({
    queryKey: ["page-seo", path],
    queryFn: ({ signal }) => suggestPageSeo(path, { signal, spend }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  function choose(suggestion: SeoText) {
    onChosen(suggestion);
    toast.success("SEO önerisi uygulandı");
    onClose();
  }
  return (
    <DialogFrame title={`SEO Önerileri: ${name}`} maxWidth="40rem" onClose={onClose}>
      <Flex direction="column" gap="3">
        <Loaded query={query}>
          {({ suggestions, is_cut }) => (
            <>
              {suggestions.length < PAGE_SUGGESTIONS && (
                <Callout.Root color="orange" size="1" className={HIGH_CONTRAST} role="status">
                  <Callout.Text>
                    {`${is_cut ? CUT : "Yapay zekâ yanıtı tam okunamadı"}; ${PAGE_SUGGESTIONS} öneriden ${suggestions.length} tanesi gösteriliyor.`}
                  </Callout.Text>
                </Callout.Root>
              )}
              {suggestions.map((suggestion, index) => (
                <Card key={index} asChild>
                  <button type="button" onClick={() => choose(suggestion)}>
                    <Suggestion number={index + 1} suggestion={suggestion} />
                  </button>
                </Card>
              ))}
            </>
          )}
        </Loaded>
        <Flex justify="end" align="center" gap="3">
          <SpentTokens tokens={tokens} />
          <CancelButton size="3" />
        </Flex>
      </Flex>
    </DialogFrame>
  );
}

function Suggestion({ number, suggestion }: { number: number; suggestion: SeoText }) {
  const { title, description, keywords } = suggestion;
  return (
    <Flex gap="3">
      <Text size="5" weight="bold" color="amber">
        {number}
      </Text>
      <Flex direction="column" gap="1">
        <Text size="3" weight="medium">
          {title}
        </Text>
        <Count length={title.length} max={SEO_TITLE_MAX} />
        <Text size="2">{description}</Text>
        <Count length={description.length} max={SEO_DESCRIPTION_MAX} />
        <Text size="1" color="gray">
          {keywords}
        </Text>
      </Flex>
    </Flex>
  );
}

function Count({ length, max }: { length: number; max: number }) {
  return <Text size="1" color="gray" className={length > max ? "over" : undefined}>{`${length}/${max}`}</Text>;
}
