import { Callout, Checkbox, Flex, Text } from "@radix-ui/themes";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { casinoTarget } from "../../../worker/casinos/moving";
import type { Casino } from "../../../db/schema";
import { PLACEHOLDERS } from "../../../worker/outbound/template";
import { TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { FIELDS } from "./fields";
import { type CasinoLinks, movesOf, trackingOf } from "./moves";
import type { CasinoValues } from "./values";

interface LinkFieldsProps {
  form: UseFormReturn<CasinoValues>;
  casino: Casino | undefined;
  links: CasinoLinks | undefined;
  /** Ids of what keeps its address. */
  kept: string[];
  onKept: (ids: string[]) => void;
}

const addressesOf = ([url, entry_url, tracking_url]: string[]) => ({
  url: url ?? "",
  entry_url: entry_url || null,
  tracking_url: tracking_url || null,
});

const PLACEHOLDER_HELP = Object.entries(PLACEHOLDERS)
  .map(([name, meaning]) => `{${name}}: ${meaning.toLocaleLowerCase("tr")}`)
  .join(" · ");

/** Fields of the addresses of outbound links, with the links that unsaved changes would move. */
export function LinkFields({ form, casino, links, kept, onKept }: LinkFieldsProps) {
  const input = inputsOf(form, FIELDS);
  const addresses = addressesOf(useWatch({ control: form.control, name: ["url", "entry_url", "tracking_url"] }));
  const moved = casino ? movesOf(casino, addresses, links) : [];
  const tracking_url = casino ? trackingOf(casino, addresses, kept) : null;
  const isTargetNew = casino && casinoTarget(casino) !== casinoTarget({ ...addresses, tracking_url });
  const following = isTargetNew ? (links?.following ?? 0) : 0;
  const chosen = moved.filter(({ id }) => !kept.includes(id));
  return (
    <>
      <TextInput
        {...input("entry_url")}
        type="url"
        placeholder="https://"
        hint="Sitenin bugünkü alan adı. Boşsa Site URL kullanılır."
      />
      <TextInput
        {...input("tracking_url")}
        inputMode="url"
        placeholder="https://…?subid={yerlesim}&click={tik}"
        hint={`Bağlantılar buraya gider; boşsa giriş adresine. ${PLACEHOLDER_HELP}`}
      />
      {(following > 0 || moved.length > 0) && (
        <Callout.Root size="1" role="status">
          <Flex direction="column" gap="2">
            <Text as="p" size="2" weight="medium">
              {`${following + chosen.length} bağlantı değişir.`}
            </Text>
            {moved.length > 0 && (
              <>
                <Text as="p" size="2">
                  Bunlar eski alan adında. İşaretliler birlikte değişir:
                </Text>
                {moved.map(({ id, title, from, to }) => (
                  <Text as="label" size="2" key={id} className="check-row">
                    <Flex gap="2" align="center">
                      <Checkbox
                        checked={!kept.includes(id)}
                        onCheckedChange={(isMoved) =>
                          onKept(isMoved ? kept.filter((other) => other !== id) : [...kept, id])
                        }
                      />
                      <span className="moved-address">
                        {title}
                        <Text as="span" color="gray">{` · ${from} → ${to}`}</Text>
                      </span>
                    </Flex>
                  </Text>
                ))}
              </>
            )}
          </Flex>
        </Callout.Root>
      )}
    </>
  );
}
