import { Button, Flex } from "@radix-ui/themes";
import { useState, useSyncExternalStore } from "react";
import ArticleDialog, { type ArticleDialogProps } from "./article-dialog";
import { hasKeptBatch } from "./kept-batch";
import { SpentTokens } from "./tokens";
import { useWritingStatus } from "./use-writing-status";

const never = () => () => undefined;

interface WritingHeaderProps extends Omit<ArticleDialogProps, "onClose"> {
  tokens: number;
}

/** Button of the article dialog and its token usage; opens the dialog at once when an unsaved batch is stored. */
export function WritingHeader({ tokens, ...dialog }: WritingHeaderProps) {
  const { ask } = useWritingStatus();
  const isKept = useSyncExternalStore(never, hasKeptBatch, () => false);
  const [opened, setOpened] = useState<boolean>();
  return (
    <Flex align="center" gap="3">
      <SpentTokens tokens={tokens} />
      <Button type="button" variant="surface" size="3" onClick={() => ask(() => setOpened(true))}>
        AI ile İçerik Oluştur
      </Button>
      {(opened ?? isKept) && <ArticleDialog {...dialog} onClose={() => setOpened(false)} />}
    </Flex>
  );
}
