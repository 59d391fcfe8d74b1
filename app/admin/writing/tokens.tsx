import { Text } from "@radix-ui/themes";
import { useCallback, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";

/** The tokens, of questions and answers, that the desk used on this screen. */
export function useSpent() {
  const [tokens, setTokens] = useState(0);
  const spend = useCallback(
    ({ prompt_tokens, completion_tokens }: Usage) => setTokens((before) => before + prompt_tokens + completion_tokens),
    [],
  );
  return { tokens, spend };
}

/** Says what `useSpent` has counted. */
export function SpentTokens({ tokens }: { tokens: number }) {
  return (
    <Text size="1" color="gray" role="status">
      {tokens > 0 && `${tokens.toLocaleString("tr-TR")} token kullanıldı`}
    </Text>
  );
}
