import { Button, Callout, Flex } from "@radix-ui/themes";
import { visibleText } from "../../../worker/text/visible-text";
import { formatAgo, formatMoment, now } from "../shell/dates";
import type { Device } from "./drafts";

const PREVIEW_LENGTH = 60;

interface OfferedDraft {
  key: string;
  savedAt: number;
  isOpenElsewhere: boolean;
  values: object;
  device?: Device;
}

export interface DraftState {
  offered: OfferedDraft[];
  /** Names of others who are changing the record. */
  others: string[];
  /** Whether the draft in the form was saved or discarded on another device. */
  isEnded: boolean;
  /** Where the unsaved changes are stored, if anywhere. */
  kept: "browser" | "server" | undefined;
  /** Why the server keeps no copy, as a sentence. */
  refusal: string | undefined;
  /** Texts of the restored draft for which the form has no field. Empty if only other values were lost, undefined if none. */
  left: string[] | undefined;
  /** Resolves once the server's copy is deleted, or cannot be. */
  discard: () => Promise<void>;
  restore: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

/** Offers to restore unsaved drafts of this and other tabs; several are one line until it is opened. */
export function DraftOffer({ draft }: { draft: DraftState }) {
  const { offered } = draft;
  if (offered.length === 0) return null;
  const offers = offered.map((one) => <Offer key={one.key} offered={one} draft={draft} />);
  return (
    <Callout.Root role="status" className="drafts">
      {offered.length === 1 ? (
        offers
      ) : (
        <details>
          <summary>{`${offered.length} taslak var`}</summary>
          {offers}
        </details>
      )}
    </Callout.Root>
  );
}

const PLACES = new Map([
  ["mobile", "Telefonda"],
  ["tablet", "Tablette"],
  ["desktop", "Bilgisayarda"],
]);

/** 'Telefonda başladığınız taslak, 5 dakika önce (Chrome, Android)' */
function sourceOf({ savedAt, device }: OfferedDraft): string {
  const at = new Date(savedAt).toISOString();
  if (!device) return `Bu formun ${formatMoment(at)} tarihli, kaydedilmemiş bir taslağı var`;
  return `${PLACES.get(device.type) ?? "Başka bir cihazda"} başladığınız taslak, ${formatAgo(at, now())} (${device.name})`;
}

function Offer({ offered, draft: { restore, forget } }: { offered: OfferedDraft; draft: DraftState }) {
  const { key, isOpenElsewhere, values } = offered;
  return (
    <Flex direction="column" gap="2" align="start">
      <Callout.Text>{[sourceOf(offered), previewOf(values)].filter(Boolean).join(": ")}</Callout.Text>
      {isOpenElsewhere ? (
        <Callout.Text size="1">Şu anda başka bir sekmede düzenleniyor.</Callout.Text>
      ) : (
        <Flex gap="3">
          <Button type="button" size="1" variant="surface" onClick={() => void restore(key)}>
            Taslağı geri yükle
          </Button>
          <Button type="button" size="1" variant="surface" onClick={() => void forget(key)}>
            Taslağı sil
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

/** The first text field, which in forms of records is the name or title; empty where nothing is written. */
function previewOf(values: object): string {
  const texts = Object.values(values).map((value) => (typeof value === "string" ? visibleText(value) : ""));
  const text = texts.find(Boolean) ?? "";
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
}
