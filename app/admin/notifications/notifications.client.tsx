import { Button, Flex, Heading, Text } from "@radix-ui/themes";
import { useState } from "react";
import { Loaded } from "../shell/loaded";
import { Messages } from "./messages";
import { TargetCard } from "./target-card";
import { TargetDialog } from "./target-dialog";
import { TelegramSteps } from "./telegram-steps";
import { useNotifications } from "./use-notifications";

/** Addresses to which notifications are sent, and the latest messages. */
export default function Notifications() {
  const [isAdding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>Adres ekle</Button>;
  return (
    <Flex direction="column" gap="5">
      <Loaded query={useNotifications()}>
        {({ targets, messages }) => (
          <>
            {targets.length === 0 ? (
              <TelegramSteps>{add}</TelegramSteps>
            ) : (
              <Flex direction="column" gap="3">
                <Flex gap="3" justify="between" align="center" wrap="wrap">
                  <Text as="p" size="2" color="gray">
                    Her adrese bir konudan saatte en çok bir mesaj gider; arada olanlar sonraki mesajda sayılır.
                  </Text>
                  {add}
                </Flex>
                {targets.map((target) => (
                  <TargetCard key={target.id} target={target} />
                ))}
              </Flex>
            )}
            {messages.length > 0 && (
              <section aria-labelledby="messages">
                <Heading as="h2" size="4" id="messages">
                  Son Mesajlar
                </Heading>
                <Messages messages={messages} targets={targets} />
              </section>
            )}
          </>
        )}
      </Loaded>
      {isAdding && <TargetDialog onClose={() => setAdding(false)} />}
    </Flex>
  );
}
