import { Callout, Checkbox, Flex, Text } from "@radix-ui/themes";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { casinoTarget, movedAddress, movedHosts, movedTracking } from "../../../worker/casinos/moving";
import type { casinoLinks } from "../../../worker/casinos/moving.server";
import type { Casino } from "../../../db/schema";
import { PLACEHOLDERS } from "../../../worker/outbound/template";
import { TextInput } from "../form/fields";
import type { CasinoValues } from "./values";

export type CasinoLinks = Awaited<ReturnType<typeof casinoLinks>>;

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

/** The tracking address in the list of what moves, beside promotions. */
const TRACKING = { id: "tracking_url", title: "Takip adresi" };

/** Fields of the addresses of outbound links, with the links that unsaved changes would move. */
export function LinkFields({ form, casino, links, kept, onKept }: LinkFieldsProps) {
  const addresses = addressesOf(useWatch({ control: form.control, name: ["url", "entry_url", "tracking_url"] }));
  const moved = casino ? movesOf(casino, addresses, links) : [];
  const tracking_url = casino ? trackingOf(casino, addresses, kept) : null;
  const isTargetNew = casino && casinoTarget(casino) !== casinoTarget({ ...addresses, tracking_url });
  const following = isTargetNew ? (links?.following ?? 0) : 0;
  const chosen = moved.filter(({ id }) => !kept.includes(id));
  return (
    <>
      <TextInput
        form={form}
        name="entry_url"
        label="Giriş adresi"
        type="url"
        placeholder="https://"
        hint="Sitenin bugünkü alan adı. Boşsa Site URL kullanılır."
      />
      <TextInput
        form={form}
        name="tracking_url"
        label="Takip adresi"
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

type Addresses = Parameters<typeof movedHosts>[1];

/** What has an address on a former host: the casino's tracking address, promotions with one of their own, splash ads. */
function movesOf(casino: Casino, input: Addresses, links: CasinoLinks | undefined) {
  const moves = movedHosts(casino, input);
  const tracking = movedTracking(casino, input);
  const { own, ads } = links ?? { own: [], ads: [] };
  return [
    ...(tracking ? [{ ...TRACKING, from: input.tracking_url ?? "", to: tracking }] : []),
    ...[...own, ...ads.map(({ title, ...ad }) => ({ ...ad, title: `Splash reklam: ${title}` }))].flatMap(
      ({ id, title, url }) => {
        const to = movedAddress(url, moves);
        return to ? [{ id, title, from: url, to }] : [];
      },
    ),
  ];
}

/** The tracking address to save: on its new host, unless it is kept. */
export const trackingOf = (casino: Casino, input: Addresses, kept: string[]): string | null =>
  (kept.includes(TRACKING.id) ? undefined : movedTracking(casino, input)) ?? input.tracking_url;

/** The promotions and splash ads whose address is saved on the casino's new host. */
export const movedLinks = (casino: Casino, input: Addresses, links: CasinoLinks | undefined, kept: string[]) =>
  movesOf(casino, input, links).flatMap(({ id }) => (id === TRACKING.id || kept.includes(id) ? [] : [id]));
