import { Button, Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";
import toast from "react-hot-toast";

/** Secret lines that the server shows only now, with a button that copies them. */
export function ShownOnce({ lines, onClose, children }: { lines: string[]; onClose: () => void; children: ReactNode }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      toast.success("Kopyalandı");
    } catch {
      toast.error("Kopyalanamadı; metni seçip kendiniz kopyalayın");
    }
  }
  return (
    <Flex direction="column" gap="4">
      {children}
      <pre className="answer">{lines.join("\n")}</pre>
      <Flex gap="3" justify="end" wrap="wrap">
        <Button variant="surface" size="3" onClick={() => void copy()}>
          Kopyala
        </Button>
        <Button size="3" onClick={onClose}>
          Tamam
        </Button>
      </Flex>
    </Flex>
  );
}
