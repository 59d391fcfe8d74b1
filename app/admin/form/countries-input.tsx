import { Flex, VisuallyHidden } from "@radix-ui/themes";
import { useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { countriesByName } from "../../../worker/text/countries";
import { countryName, countryNames } from "../../../worker/text/country";
import { foldTr } from "../../../worker/text/folding";
import { NamedButton } from "../list/named-button";
import { ControlledField } from "./controlled-field";
import type { FieldProps } from "./field";
import { SearchToAdd } from "./search-to-add";

const SHOWN_MAX = 8;
const NONE: readonly string[] = [];

interface CountriesInputProps<V extends FieldValues> extends FieldProps<V> {
  /** Codes that are not proposed. */
  leftOut?: readonly string[];
  /** Why they are not; shown to those who search for one. */
  reason?: string;
}

/** Countries by their Turkish names, found by a search; the value has a code (ISO 3166-1) a line. */
export function CountriesInput<V extends FieldValues>({
  leftOut = NONE,
  reason,
  ...described
}: CountriesInputProps<V>) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const countries = useMemo(
    () => countriesByName(leftOut).map(({ code, name }) => ({ id: code, name, folded: foldTr(name) })),
    [leftOut],
  );
  const typed = foldTr(text);
  return (
    <ControlledField {...described} shown={countryNames}>
      {({ id, ...ids }, { value, onChange, ref }) => {
        const chosen = (value as string).split("\n").filter(Boolean);
        const found = countries
          .filter((country) => !chosen.includes(country.id))
          .filter(({ id: code, folded }) => folded.includes(typed) || code.toLowerCase() === typed)
          .sort((one, other) => Number(other.folded.startsWith(typed)) - Number(one.folded.startsWith(typed)));
        const isLeftOut = found.length === 0 && leftOut.some((code) => foldTr(countryName(code)).includes(typed));
        const change = (codes: string[], sentence: string) => {
          onChange(codes.join("\n"));
          setSaid(sentence);
        };
        return (
          <>
            {chosen.length > 0 && (
              <Flex asChild gap="2" wrap="wrap">
                <ul className="chosen" aria-label={`${described.label}: seçilenler`}>
                  {chosen.map((code) => (
                    <li key={code}>
                      {countryName(code)}
                      <NamedButton
                        label="Çıkar"
                        of={countryName(code)}
                        variant="ghost"
                        onClick={() =>
                          change(
                            chosen.filter((other) => other !== code),
                            `${countryName(code)} çıkarıldı.`,
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
              </Flex>
            )}
            <SearchToAdd
              id={id}
              {...ids}
              label="Ülke ara"
              text={text}
              onType={setText}
              hits={found.slice(0, SHOWN_MAX)}
              isSettled
              failure={isLeftOut ? reason : undefined}
              onAdd={(country) => change([...chosen, country.id], `${country.name} eklendi.`)}
              inputRef={ref}
            >
              {({ name }) => `+ ${name}`}
            </SearchToAdd>
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </>
        );
      }}
    </ControlledField>
  );
}
