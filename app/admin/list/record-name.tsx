import { Flex, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { useNames } from "../session/names";

interface RecordNameProps {
  name: string;
  /** E-mail of the last editor; null if it was not recorded. */
  editor: string | null;
  /** Small links below the name. */
  children?: ReactNode;
}

/** A record's name, and the last editor by name, else by the first part of the e-mail. */
export function RecordName({ name, editor, children }: RecordNameProps) {
  const nameOf = useNames();
  return (
    <div>
      <Text as="p" weight="medium" className="cell-name">
        {name}
      </Text>
      {editor && (
        <Text as="p" size="1" color="gray" title={editor}>
          {`Son düzenleyen: ${nameOf(editor) ?? editor.split("@")[0]}`}
        </Text>
      )}
      {children && (
        <Flex className="cell-links" gapX="3" gapY="2" mt="1" wrap="wrap">
          {children}
        </Flex>
      )}
    </div>
  );
}
