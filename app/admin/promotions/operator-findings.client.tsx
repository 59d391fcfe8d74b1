import { Button, Callout, Flex, Grid, Text } from "@radix-ui/themes";
import { useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FoundBonus } from "../../../worker/operator-text/found-bonus";
import type { TermsAnswer } from "../../../worker/writing/rules";
import { useCurrencyUnit } from "../../ui/money";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { BonusChoice } from "./bonus-choice";
import { FoundList } from "./found-list";
import type { useCasinoOptions } from "./lookups";
import { proposalsIn, readingOf } from "./proposals";
import { ServiceTerms } from "./service-terms";
import type { PromotionValues } from "./values";

interface OperatorFindingsProps {
  form: UseFormReturn<PromotionValues>;
  casinos: ReturnType<typeof useCasinoOptions>;
  categories: { value: string; label: string }[];
  text: string;
  onWrite: () => void;
}

/** What the operator's text states; of several bonuses that of the chosen one. */
export default function OperatorFindings({ text, ...props }: OperatorFindingsProps) {
  const { casinos, categories } = props;
  const unit = useCurrencyUnit();
  const reading = useMemo(() => readingOf(text, { casinos, categories, unit }), [text, casinos, categories, unit]);
  const [chosen, setChosen] = useState(0);
  const bonus = reading.bonuses[chosen] ?? reading.bonuses[0];
  return (
    <Flex direction="column" gap="4">
      {reading.bonuses.length > 1 && <BonusChoice bonuses={reading.bonuses} chosen={chosen} onChoose={setChosen} />}
      {reading.language !== "tr" && <OtherLanguage isRead={reading.language === "en"} />}
      {bonus && <BonusFindings key={chosen} {...props} reading={reading} bonus={bonus} />}
    </Flex>
  );
}

const OtherLanguage = ({ isRead }: { isRead: boolean }) => (
  <Callout.Root color="orange" size="1" className={HIGH_CONTRAST} role="status">
    <Callout.Text>
      {isRead
        ? "Metin Türkçe değil. İngilizce metinlerin kurallarıyla okundu; kısa açıklama ve şartlar önerilmez."
        : "Metin Türkçe ya da İngilizce değil. Yanlış okunmasın diye hiçbir değer önerilmez."}
    </Callout.Text>
  </Callout.Root>
);

interface BonusFindingsProps extends Omit<OperatorFindingsProps, "text"> {
  reading: ReturnType<typeof readingOf>;
  bonus: FoundBonus;
}

/** The operator's text with its sources underlined, beside the values that they state. */
function BonusFindings({ reading: { text, language }, bonus, onWrite, ...props }: BonusFindingsProps) {
  const [answer, setAnswer] = useState<TermsAnswer>();
  const { proposals, untaken, first, pieces } = useMemo(
    () => proposalsIn(text, bonus, answer?.terms ?? []),
    [text, bonus, answer],
  );
  return (
    <Grid columns={{ initial: "1", md: "1fr 1fr" }} gap="5" className="operator-text">
      <Flex direction="column" gap="3">
        <Text as="div" size="2" className="operator-source" tabIndex={0} role="group" aria-label="Operatörün metni">
          {pieces.map((piece, i) => (piece.isSource ? <mark key={i}>{piece.text}</mark> : piece.text))}
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button type="button" variant="surface" onClick={onWrite}>
            Metni değiştir
          </Button>
          <ServiceTerms text={bonus.text} answer={answer} onAnswer={setAnswer} />
        </Flex>
      </Flex>
      {(language ?? answer) && <FoundList {...props} proposals={proposals} untaken={untaken} first={first} />}
    </Grid>
  );
}
