import { Badge, Text } from "@radix-ui/themes";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import type { Proposal } from "./proposals";

/** Why a proposal is not taken together with the others. */
export const Doubt = ({ isGuess, isDisputed }: Pick<Proposal, "isGuess" | "isDisputed">) =>
  isDisputed ? (
    <Badge color="orange" className={HIGH_CONTRAST}>
      çelişkili
    </Badge>
  ) : (
    isGuess && (
      <Badge color="gray" className={HIGH_CONTRAST}>
        tahmin
      </Badge>
    )
  );

/** The value of the form that a proposal would replace. */
export const Present = ({ lost }: { lost: string }) =>
  lost && (
    <Text as="div" size="1" color="gray" className="found-present" title={lost}>
      şimdi: <del>{lost}</del>
    </Text>
  );

/** A value and the words that state it, which are the value itself for whole sentences. */
export const Source = ({ value, quote }: { value: string; quote: string }) => (
  <div className="found-value" title={quote}>
    <Text size="2" weight="bold">
      {value === quote ? <mark>{value}</mark> : value}
    </Text>
    {value !== quote && (
      <Text size="1" color="gray">
        <mark>{quote}</mark>
      </Text>
    )}
  </div>
);

interface UnusedProps {
  label: string;
  value: string;
  quote: string;
  why: string;
}

/** What the text states, but the form does not take. */
export const Unused = ({ label, value, quote, why }: UnusedProps) => (
  <li>
    <Text size="1" color="gray">
      {label}
    </Text>
    <div>
      <Source value={value} quote={quote} />
      <Text as="div" size="1" color="gray">
        {why}
      </Text>
    </div>
    <Text size="1" color="gray">
      Kullanılmaz
    </Text>
  </li>
);
