import { Button, Flex, Text } from "@radix-ui/themes";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";

const UNDO_MS = 10_000;

/** Success toast with a button that undoes the change, for ten seconds. */
export function undoToast(sentence: string, undo: () => Promise<void>) {
  toast.success(
    ({ id }) => (
      <Flex gap="3" align="center">
        <Text size="2">{sentence}</Text>
        <Button
          size="1"
          variant="surface"
          onClick={() => {
            toast.dismiss(id);
            void undo();
          }}
        >
          Geri al
        </Button>
      </Flex>
    ),
    { duration: UNDO_MS },
  );
}

/** Success toast that undoes the change with one request and shows the result; always calls `refresh` afterwards. */
export function revertToast(sentence: string, revert: () => Promise<unknown>, refresh: () => unknown) {
  undoToast(sentence, async () => {
    try {
      await revert();
      toast.success("Geri alındı");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refresh();
  });
}

/** Actions that the requests of one undo have asked for; later requests of an action join its entry in the log. */
export type BegunActions = Set<string>;

/** Whether an undo has asked for an action before. */
export function isContinued(action: string, begun: BegunActions = new Set()): boolean {
  const isKnown = begun.has(action);
  begun.add(action);
  return isKnown;
}
