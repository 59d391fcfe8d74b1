import { Text } from "@radix-ui/themes";
import { HIGH_CONTRAST } from "../shell/high-contrast";

export const UNCHECKED = "Kontrol bekliyor";

/** Marks a draft that is not published on schedule until somebody approves it. */
export const UncheckedMark = () => (
  <Text as="span" size="1" color="orange" weight="regular" className={`unchecked-mark ${HIGH_CONTRAST}`}>
    {UNCHECKED}
  </Text>
);
