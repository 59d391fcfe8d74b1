import { Text } from "@radix-ui/themes";
import { useCallback, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";

export const tokensOf = ({ prompt_tokens, completion_tokens }: Usage) => prompt_tokens + completion_tokens;

/** Token usage on this screen. */
export function useSpent() {
  const [tokens, setTokens] = useState(0);
  const spend = useCallback((usage: Usage) => setTokens((before) => before + tokensOf(usage)), []);
  return { tokens, spend };
}

export function SpentTokens({ tokens }: { tokens: number }) {
  if (tokens === 0) return null;
  return <Text size="1" color="gray">{`${tokens.toLocaleString("tr-TR")} token kullanıldı`}</Text>;
}
