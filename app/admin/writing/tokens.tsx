import { Text } from "@radix-ui/themes";
import { useCallback, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";

/** The tokens of a call, of question and answer. */
export const tokensOf = ({ prompt_tokens, completion_tokens }: Usage) => prompt_tokens + completion_tokens;

/** The tokens that the desk used on this screen. */
export function useSpent() {
  const [tokens, setTokens] = useState(0);
  const spend = useCallback((usage: Usage) => setTokens((before) => before + tokensOf(usage)), []);
  return { tokens, spend };
}

/** Says what calls cost. */
export function SpentTokens({ tokens }: { tokens: number }) {
  if (tokens === 0) return null;
  return <Text size="1" color="gray">{`${tokens.toLocaleString("tr-TR")} token kullanıldı`}</Text>;
}
