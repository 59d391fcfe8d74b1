import { Button, Flex, Grid, Text } from "@radix-ui/themes";
import { useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { TermsAnswer } from "../../../worker/writing/rules";
import { useCurrencyUnit } from "../../ui/money";
import { FoundList } from "./found-list";
import type { useCasinoOptions } from "./lookups";
import { proposalsIn } from "./proposals";
import { ServiceTerms } from "./service-terms";
import type { PromotionValues } from "./values";

interface OperatorFindingsProps {
  form: UseFormReturn<PromotionValues>;
  casinos: ReturnType<typeof useCasinoOptions>;
  categories: { value: string; label: string }[];
  text: string;
  onWrite: () => void;
}

/** The operator's text with its sources underlined, beside the values that they state. */
export default function OperatorFindings({ form, casinos, categories, text, onWrite }: OperatorFindingsProps) {
  const unit = useCurrencyUnit();
  const [answer, setAnswer] = useState<TermsAnswer>();
  const { proposals, first, pieces } = useMemo(
    () => proposalsIn(text, { casinos, categories, unit }, answer?.terms ?? []),
    [text, casinos, categories, unit, answer],
  );
  return (
    <Grid columns={{ initial: "1", md: "1fr 1fr" }} gap="5" className="operator-text">
      <Flex direction="column" gap="3">
        <Text as="div" size="2" className="operator-source" tabIndex={0} role="group" aria-label="Operatörün metni">
          {pieces.map((piece, i) => (piece.isSource ? <mark key={i}>{piece.text}</mark> : piece.text))}
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button type="button" variant="surface" color="gray" onClick={onWrite}>
            Metni değiştir
          </Button>
          <ServiceTerms text={text} answer={answer} onAnswer={setAnswer} />
        </Flex>
      </Flex>
      <FoundList form={form} proposals={proposals} first={first} casinos={casinos} categories={categories} />
    </Grid>
  );
}
