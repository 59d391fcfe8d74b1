import { Text } from "@radix-ui/themes";
import { ShownOnce } from "./shown-once";

/** New recovery codes, which the server shows only now. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <ShownOnce lines={codes} onClose={onClose}>
      <Text as="p">
        Bu kurtarma kodlarını şimdi güvenli bir yere kaydedin; bir daha gösterilmez. Telefonunuza ulaşamadığınızda her
        biri bir kez doğrulama kodu yerine geçer.
      </Text>
    </ShownOnce>
  );
}
