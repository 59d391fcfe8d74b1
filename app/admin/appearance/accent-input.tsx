import { Button, Flex, Text, TextField } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { paletteOf } from "../../../worker/appearance/palette";
import { readColour } from "../../../worker/appearance/rules";
import { ControlledField } from "../form/controlled-field";
import { APPEARANCE } from "../settings/fields";
import { PalettePairs } from "./palette-pairs";
import { SUGGESTED, toneSentence } from "./tones";
import type { AppearanceValues } from "./values";

/** The gold of the built-in palette. */
const BUILT_IN = "#ffc53d";

const shownColour = (accent: string) => accent || "Varsayılan";

/** The accent colour, with what is made of it in both schemes. */
export function AccentInput({ form }: { form: UseFormReturn<AppearanceValues> }) {
  return (
    <ControlledField
      form={form}
      name="accent"
      label={APPEARANCE.accent.label}
      hint="Bağlantılar, düğmeler ve başlık bölümü bu renkten hesaplanır."
      shown={shownColour}
    >
      {(ids, { value, onChange, onBlur, ref }) => {
        const colour = readColour(value);
        return (
          <Flex direction="column" gap="3">
            <Flex gap="2" wrap="wrap" role="group" aria-label="Önerilen renkler">
              {SUGGESTED.map(({ name, accent }) => (
                <button
                  key={accent}
                  type="button"
                  className="swatch"
                  style={{ background: accent || BUILT_IN }}
                  title={name}
                  aria-label={`${name} ${accent}`.trim()}
                  aria-pressed={accent === (colour ?? value.trim())}
                  onClick={() => onChange(accent)}
                />
              ))}
            </Flex>
            <Flex gap="2" align="center" wrap="wrap">
              <input
                type="color"
                className="colour-input"
                aria-label="Rengi paletten seçin"
                value={colour ?? BUILT_IN}
                onChange={({ target }) => onChange(target.value)}
              />
              <TextField.Root
                size="3"
                className="colour-text"
                autoComplete="off"
                spellCheck={false}
                placeholder={BUILT_IN}
                value={value}
                onChange={onChange}
                onBlur={() => {
                  if (colour) onChange(colour);
                  else if (value.trim()) void form.trigger("accent");
                  onBlur();
                }}
                ref={ref}
                {...ids}
              />
              {value && (
                <Button type="button" variant="soft" onClick={() => onChange("")}>
                  Varsayılana dön
                </Button>
              )}
            </Flex>
            {colour && <Computed accent={colour} />}
          </Flex>
        );
      }}
    </ControlledField>
  );
}

/** Says whether a colour was moved, and shows its pairs. */
function Computed({ accent }: { accent: string }) {
  const palette = paletteOf(accent);
  return (
    <>
      <Text as="p" size="2" role="status">
        {toneSentence(accent, palette)}
      </Text>
      <PalettePairs palette={palette} />
    </>
  );
}
