import { Text } from "@radix-ui/themes";
import type { Piece } from "../../../worker/earnings/sentence";

/** A sentence from the server, with falling figures in red. */
export const Sentence = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, is_fall }, index) => (
    <Text key={index} {...(is_fall && { color: "red" })}>
      {text}
    </Text>
  ));
