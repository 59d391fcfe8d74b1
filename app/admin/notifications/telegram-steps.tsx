import { Card, Flex, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";

/** Shown while nobody is told: how messages get to a phone. */
export const TelegramSteps = ({ children }: { children: ReactNode }) => (
  <Card size="3">
    <Flex direction="column" gap="3" align="start">
      <Text weight="medium">Henüz bildirim adresi yok</Text>
      <Text as="p" size="2" color="gray">
        Onay bekleyen yorumu, yanlış bilgiyi ya da duran zamanlayıcıyı panele girmeden öğrenin. Telefonunuza Telegram
        mesajı almak için:
      </Text>
      <ol className="steps">
        <li>Telegram’da @BotFather’a /newbot yazın, adını seçin ve verdiği bot anahtarını kopyalayın.</li>
        <li>Kendi botunuzu açıp /start yazın; @userinfobot’a yazınca gelen Id, sohbet numaranızdır.</li>
        <li>“Adres ekle” ile ikisini kaydedin ve “Deneme gönder”e basın; mesaj telefonunuza gelir.</li>
      </ol>
      {children}
    </Flex>
  </Card>
);
