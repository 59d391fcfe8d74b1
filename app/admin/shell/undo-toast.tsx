import { Button, Flex, Text } from "@radix-ui/themes";
import toast from "react-hot-toast";

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
