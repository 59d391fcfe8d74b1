import { Button, Checkbox, Flex, Text } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import toast from "react-hot-toast";
import { useKeepOpen } from "./account-dialog";

/** Secret lines that the server shows only now. The dialog closes once they were copied or marked as saved. */
export function ShownOnce({ lines, onClose, children }: { lines: string[]; onClose: () => void; children: ReactNode }) {
  const [isSaved, setSaved] = useState(false);
  useKeepOpen(true);
  async function copy() {
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      toast.success("Kopyalandı");
      setSaved(true);
    } catch {
      toast.error("Kopyalanamadı; metni seçip kendiniz kopyalayın");
    }
  }
  return (
    <Flex direction="column" gap="4">
      {children}
      <pre className="answer">{lines.join("\n")}</pre>
      <Flex gap="3" align="center" justify="end" wrap="wrap">
        <Text as="label" size="2" mr="auto">
          <Flex gap="2" align="center">
            <Checkbox size="3" checked={isSaved} onCheckedChange={(isOn) => setSaved(isOn === true)} />
            Kaydettim
          </Flex>
        </Text>
        <Button variant="surface" size="3" onClick={() => void copy()}>
          Kopyala
        </Button>
        <Button size="3" disabled={!isSaved} onClick={onClose}>
          Tamam
        </Button>
      </Flex>
    </Flex>
  );
}
