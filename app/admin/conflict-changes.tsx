import { Flex, Grid, Heading, Text } from "@radix-ui/themes";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { descriptionsOf } from "./field-descriptions";
import { compareTexts, type Stretch } from "./text-changes";

/** A value as text; what is empty in the form is null in the row, and lines there are a list here. */
const textOf = (value: unknown) => (Array.isArray(value) ? value.join("\n") : `${(value ?? "") as string}`);

interface ConflictChangesProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The row as somebody else saved it. */
  theirs: Record<string, unknown>;
}

/** The fields in which the form and the other version of its record differ, each with what differs. */
export function ConflictChanges<V extends FieldValues>({ form, theirs }: ConflictChangesProps<V>) {
  const descriptions = descriptionsOf(form);
  const values = form.getValues();
  const changes = Object.keys(values)
    .filter((name) => name in theirs && textOf(values[name]) !== textOf(theirs[name]))
    .map((name) => {
      const { label = name, shown = (text: string) => text, nameColumn } = descriptions.get(name) ?? {};
      const other = nameColumn ? textOf(theirs[nameColumn]) : shown(textOf(theirs[name]));
      return { name, label, other, own: shown(textOf(values[name])) };
    });
  if (changes.length === 0) return <Text size="2">İki sürüm arasında görünür bir fark yok.</Text>;
  return (
    <Flex direction="column" gap="4">
      {changes.map(({ name, label, other, own }) => (
        <section key={name}>
          <Heading as="h2" size="2" mb="1">
            {label}
          </Heading>
          {other === own ? (
            <Text size="2">Yazılar aynı, yalnızca biçim farklı (kalınlık, bağlantı, görsel gibi).</Text>
          ) : (
            <Versions label={label} other={other} own={own} />
          )}
        </section>
      ))}
    </Flex>
  );
}

function Versions({ label, other, own }: { label: string; other: string; own: string }) {
  const [theirs, mine] = compareTexts(other, own);
  return (
    <Grid columns={{ initial: "1", sm: "2" }} gap="3">
      <Version label={label} title="Diğer sürüm" stretches={theirs} mark="del" />
      <Version label={label} title="Sizin sürümünüz" stretches={mine} mark="ins" />
    </Grid>
  );
}

interface VersionProps {
  label: string;
  title: string;
  stretches: Stretch[];
  /** Around what only this version has: overwriting takes the one away and brings the other. */
  mark: "del" | "ins";
}

function Version({ label, title, stretches, mark: Mark }: VersionProps) {
  return (
    <div>
      <Text as="div" size="1" color="gray" mb="1">
        {title}
      </Text>
      <div className="version" role="group" aria-label={`${label}: ${title}`} tabIndex={0}>
        {stretches.map(({ text, isOwn }, at) => (isOwn ? <Mark key={at}>{text}</Mark> : text))}
        {stretches.length === 0 && <Text color="gray">Boş</Text>}
      </div>
    </div>
  );
}
