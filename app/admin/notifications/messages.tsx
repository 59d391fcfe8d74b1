import { Badge, Flex, Text } from "@radix-ui/themes";
import { formatMoment } from "../shell/dates";
import type { Sent, Target } from "./use-notifications";
import "../account/account.css";

const STATES = {
  waiting: { label: "Bekliyor", color: "orange" },
  sent: { label: "Gönderildi", color: "grass" },
  failed: { label: "Gönderilemedi", color: "red" },
} as const;

/** Why a message did not arrive, and when it is sent next. */
function progressOf({ state, attempts, error, next_attempt_at }: Sent): string {
  const next = state === "waiting" && next_attempt_at ? `Sıradaki gönderim: ${formatMoment(next_attempt_at)}` : "";
  const reason = error && state !== "sent" ? `${attempts}. deneme: ${error}` : "";
  return [reason, next].filter(Boolean).join(" · ");
}

/** The last messages with their states, the newest first. */
export function Messages({ messages, targets }: { messages: Sent[]; targets: Target[] }) {
  const nameOf = (id: string) => targets.find((target) => target.id === id)?.name ?? "Silinmiş adres";
  return (
    <ul className="sessions">
      {messages.map((message) => {
        const { label, color } = STATES[message.state];
        const progress = progressOf(message);
        return (
          <li key={message.id}>
            <div className="long">
              <Text as="p" size="2">
                {message.text}
              </Text>
              <Text as="p" size="1" color="gray">
                {`${nameOf(message.target_id)} · ${formatMoment(message.tried_at ?? message.created_at)}`}
              </Text>
              {progress && (
                <Text as="p" size="1" color={message.state === "failed" ? "red" : "gray"}>
                  {progress}
                </Text>
              )}
            </div>
            <Flex>
              <Badge color={color}>{label}</Badge>
            </Flex>
          </li>
        );
      })}
    </ul>
  );
}
