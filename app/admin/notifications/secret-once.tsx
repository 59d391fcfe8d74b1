import { Text } from "@radix-ui/themes";
import { ShownOnce } from "../account/shown-once";

/** The key that signs the messages of a target. */
export const SecretOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnce lines={[secret]} onClose={onClose}>
    <Text as="p" size="2">
      Mesajlar bu anahtarla imzalanır. Alıcınıza yazın; bir daha gösterilmez. Alıcı, X-Bonus-Signature başlığını
      X-Bonus-Time ve gövdenin HMAC-SHA256 imzasıyla karşılaştırır, beş dakikadan eski mesajı almaz.
    </Text>
  </ShownOnce>
);
