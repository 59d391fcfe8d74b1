import * as z from "zod";
import { NOTIFICATION_FORMATS, NOTIFICATION_KINDS, type NotificationFormat } from "../../db/schema/notifications";
import { expectedVersion, requiredLine } from "../fields";
import { publicAddress } from "../references/outside-address";

const NAME_MAX = 60;
const ADDRESS_MAX = 2_000;
/** The empty one is 443. */
const PORTS = ["", "8443"];
const BOT_TOKEN = /^\d{5,20}:[\w-]{30,100}$/;
const CHAT_ID = /^(-?\d{1,20}|@\w{4,40})$/;

export const ADDRESS_PRIVATE =
  "Bu adrese gönderilemez. İnternetten açılan bir alan adı yazın; IP adresi, iç ağ adı, 443 ve 8443 dışında bir port ve bu sitenin kendisi olmaz";

/** Why messages cannot be sent to an address; undefined for a public https one. */
export function addressFault(address: string): string | undefined {
  if (!/^https:\/\//i.test(address)) return "Adresi https:// ile yazın";
  const known = publicAddress(address);
  return known && PORTS.includes(new URL(known).port) ? undefined : ADDRESS_PRIVATE;
}

const text = (max: number) =>
  z.string({ error: "Metin bekleniyor" }).trim().max(max, `En çok ${max} karakter olabilir`);

const shape = {
  name: requiredLine(2, "Ad en az 2 karakter olmalıdır", NAME_MAX),
  kinds: z
    .array(z.enum(NOTIFICATION_KINDS, { error: "Bilinmeyen konu" }), { error: "En az bir konu seçin" })
    .min(1, "En az bir konu seçin")
    .transform((kinds) => NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind))),
  address: text(ADDRESS_MAX),
  token: text(200),
  chat_id: text(60),
};

interface Destination {
  address: string;
  token: string;
  chat_id: string;
}

/** What is wrong with where messages go; a stored address or token stays where `isKept` and nothing is typed. */
function faultsOf(format: NotificationFormat, { address, token, chat_id }: Destination, isKept: boolean) {
  const fault = (typed: string, of: (typed: string) => string | undefined) =>
    isKept && !typed ? undefined : of(typed);
  if (format !== "telegram") return { address: fault(address, addressFault) };
  return {
    token: fault(token, (typed) =>
      BOT_TOKEN.test(typed) ? undefined : "BotFather'ın verdiği anahtarı yazın, örneğin 123456:ABC…",
    ),
    chat_id: CHAT_ID.test(chat_id) ? undefined : "Sohbet numarasını yazın, örneğin 123456789",
  };
}

const refusing =
  (isKept: boolean) =>
  (input: Destination & { format: NotificationFormat }, context: z.core.$RefinementCtx<Destination>) => {
    for (const [field, message] of Object.entries(faultsOf(input.format, input, isKept)))
      if (message) context.addIssue({ code: "custom", path: [field], message });
  };

const format = z.enum(NOTIFICATION_FORMATS, { error: "Biçim seçin" });

const target = z.strictObject({ ...shape, format });

export const targetInput = target.superRefine(refusing(false));
export type TargetInput = z.infer<typeof targetInput>;

/** The format stays; an empty address or token keeps the stored one. */
export const targetChange = target.superRefine(refusing(true));
export const targetUpdate = target.extend({ updated_at: expectedVersion }).superRefine(refusing(true));
export type TargetUpdate = z.infer<typeof targetUpdate>;
