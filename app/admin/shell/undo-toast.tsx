import { Button, Flex, Text } from "@radix-ui/themes";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { type Undoable, undo } from "../undo";
import type { ScreenKey } from "./screen-keys";

/** Also long enough to read what an undo says. */
const UNDO_MS = 10_000;
const UNDO = "undo";

/** The key that takes back the last action whose toast still offers it. */
export const UNDO_KEY: ScreenKey = {
  key: "z",
  does: "Son işlemi geri al",
  run: () => document.querySelector<HTMLElement>(`.toasts .${UNDO}:not([disabled])`)?.click(),
};

/** Success toast with a button that undoes the change, for ten seconds. */
export function undoToast(sentence: string, undo: () => Promise<void>) {
  toast.success(
    ({ id, visible }) => (
      <Flex gap="3" align="center">
        <Text size="2">{sentence}</Text>
        <Button
          size="1"
          variant="surface"
          className={UNDO}
          disabled={!visible}
          onClick={() => {
            toast.dismiss(id);
            void undo();
          }}
        >
          Geri al
          <kbd className="rt-Kbd rt-r-size-1" aria-hidden="true">
            Z
          </kbd>
        </Button>
      </Flex>
    ),
    { duration: UNDO_MS },
  );
}

/** Success toast that undoes the change and shows the result, also as `revert` says it; always calls `refresh` afterwards. */
export function revertToast(sentence: string, revert: () => Promise<unknown>, refresh: () => unknown) {
  undoToast(sentence, async () => {
    try {
      const told = await revert();
      if (typeof told === "string") toast.success(told, { duration: UNDO_MS });
      else toast.success("Geri alındı");
    } catch (error) {
      toast.error(sentenceOf(error), { duration: UNDO_MS });
    }
    await refresh();
  });
}

/** `revertToast` of changes that the server keeps. */
export const changeToast = (sentence: string, of: Undoable, changes: string[], refresh: () => unknown) =>
  revertToast(sentence, () => undo(of, changes), refresh);
