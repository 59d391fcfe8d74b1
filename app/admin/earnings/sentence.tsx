import { Text } from "@radix-ui/themes";
import type { Piece } from "../../../worker/earnings/sentence";

/** A sentence that the server wrote; what fell is red. */
export const Sentence = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, is_fall }, index) => (
    <Text key={index} {...(is_fall && { color: "red" })}>
      {text}
    </Text>
  ));
