import { Button, Flex } from "@radix-ui/themes";
import { useEffect, useState } from "react";
import type { Usage } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";
import { isContentGiven } from "./content-given";
import { findSeo } from "./fill";
import { useWritingStatus } from "./use-writing-status";

/** Generates the SEO fields from the text in the form; they are saved with the form. */
export function SeoButton({ form, spend }: { form: PostForm; spend: (usage: Usage) => void }) {
  const { ask } = useWritingStatus();
  const [running, setRunning] = useState<AbortController>();
  useEffect(() => () => running?.abort(), [running]);
  async function find() {
    const controller = new AbortController();
    setRunning(controller);
    await findSeo(form, { signal: controller.signal, spend });
    setRunning(undefined);
  }
  return (
    <Flex gap="3" align="center">
      <Button
        type="button"
        variant="surface"
        loading={running !== undefined}
        onClick={() => ask(() => isContentGiven(form) && void find())}
      >
        Yapay Zekâ ile SEO Oluştur
      </Button>
      {running && (
        <Button type="button" variant="soft" onClick={() => running.abort()}>
          İptal
        </Button>
      )}
    </Flex>
  );
}
