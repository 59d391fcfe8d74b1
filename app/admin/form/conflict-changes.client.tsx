import { Flex, Grid, Radio, Text } from "@radix-ui/themes";
import type { ChangedField } from "./changed-fields";
import { compareTexts, type Stretch } from "./text-changes";
import "../history/versions.css";

const TITLES: [string, string] = ["Diğer sürüm", "Sizin sürümünüz"];

interface ConflictChangesProps {
  changes: ChangedField[];
  /** Names of the two versions. */
  titles?: [other: string, own: string];
  /** Fields to take from the other version. */
  taken: string[];
  onTake: (name: string, isTaken: boolean) => void;
}

/** Differences between two versions, with a choice for each field. */
export default function ConflictChanges({ changes, titles = TITLES, taken, onTake }: ConflictChangesProps) {
  if (changes.length === 0) return <Text size="2">İki sürüm arasında görünür bir fark yok.</Text>;
  return (
    <Flex direction="column" gap="4">
      {changes.map((change) => (
        <Choice
          key={change.name}
          change={change}
          titles={titles}
          isTaken={taken.includes(change.name)}
          onTake={(isTaken) => onTake(change.name, isTaken)}
        />
      ))}
    </Flex>
  );
}

interface ChoiceProps {
  change: ChangedField;
  titles: [other: string, own: string];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

function Choice({ change: { name, label, other, own }, titles, isTaken, onTake }: ChoiceProps) {
  const [theirs, mine] = compareTexts(other, own);
  const isSameText = other === own;
  return (
    <fieldset className="choice">
      <legend>
        <Text size="2" weight="bold">
          {label}
        </Text>
      </legend>
      {isSameText && (
        <Text as="p" size="2">
          Yazılar aynı, yalnızca biçim farklı (kalınlık, bağlantı, görsel gibi).
        </Text>
      )}
      <Grid columns={{ initial: "1", sm: "2" }} gap="3">
        {[
          { title: titles[0], stretches: theirs, isTheirs: true },
          { title: titles[1], stretches: mine, isTheirs: false },
        ].map(({ title, stretches, isTheirs }) => (
          <div key={title}>
            <Text as="label" size="2" className="choice-label">
              <Radio
                name={`choice-${name}`}
                value={title}
                checked={isTheirs === isTaken}
                onValueChange={() => onTake(isTheirs)}
              />
              {title}
            </Text>
            {!isSameText && (
              <Version label={`${label}: ${title}`} stretches={stretches} isChosen={isTheirs === isTaken} />
            )}
          </div>
        ))}
      </Grid>
    </fieldset>
  );
}

interface VersionProps {
  label: string;
  stretches: Stretch[];
  /** Marks own text of the chosen version as inserted, that of the other as deleted. */
  isChosen: boolean;
}

function Version({ label, stretches, isChosen }: VersionProps) {
  const Mark = isChosen ? "ins" : "del";
  return (
    <div className="version" role="group" aria-label={label} tabIndex={0}>
      {stretches.map(({ text, isOwn }, at) => (isOwn ? <Mark key={at}>{text}</Mark> : text))}
      {stretches.length === 0 && <Text color="gray">Boş</Text>}
    </div>
  );
}
