import { Flex, RadioCards, Text } from "@radix-ui/themes";
import type { FoundBonus } from "../../../worker/operator-text/found-bonus";

interface BonusChoiceProps {
  bonuses: FoundBonus[];
  /** Its index. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Which bonus of the operator's text the form is for. */
export const BonusChoice = ({ bonuses, chosen, onChoose }: BonusChoiceProps) => (
  <Flex direction="column" gap="2">
    <Text size="2" weight="medium" id="bonus-choice" role="status">
      Metinde {bonuses.length} bonus var
    </Text>
    <RadioCards.Root
      size="1"
      columns={{ initial: "1", sm: "2", md: "3" }}
      aria-labelledby="bonus-choice"
      value={`${chosen}`}
      onValueChange={(value) => onChoose(Number(value))}
    >
      {bonuses.map(({ name }, i) => (
        <RadioCards.Item key={i} value={`${i}`}>
          <Text size="2">
            {i + 1}. {name || "Adsız bonus"}
          </Text>
        </RadioCards.Item>
      ))}
    </RadioCards.Root>
  </Flex>
);
