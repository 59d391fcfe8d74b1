import { Dialog, Flex, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { NamedButton } from "../list/named-button";
import { CancelButton } from "../shell/cancel-button";
import { formatDay } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { heed } from "./answering";

/** The addresses that are not counted, each with a button that counts it again. */
export default function IgnoredDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const [busy, setBusy] = useState<string>();
  const query = useQuery({
    queryKey: ["unknown-addresses", "ignored"],
    queryFn: () => answered(api["unknown-addresses"].ignored.$get(), READ_FAILED.unknownAddresses),
  });
  async function giveBack(path: string) {
    setBusy(path);
    try {
      await heed([path]);
      toast.success(`${path} yeniden sayılacak`);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await query.refetch();
    setBusy(undefined);
    onChanged();
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="40rem">
        <Dialog.Title>Yok Sayılan Adresler</Dialog.Title>
        <Loaded query={query}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text color="gray">Yok sayılan adres yok</Text>
            ) : (
              <ul className="fault-list">
                {rows.map(({ path, ignored_at }) => (
                  <Flex key={path} justify="between" align="center" gap="3" asChild>
                    <li>
                      <Text size="2" style={{ overflowWrap: "anywhere" }}>
                        {path} <Text color="gray">{formatDay(ignored_at)}</Text>
                      </Text>
                      <NamedButton
                        label="Geri al"
                        of={path}
                        loading={busy === path}
                        onClick={() => void giveBack(path)}
                      />
                    </li>
                  </Flex>
                ))}
              </ul>
            )
          }
        </Loaded>
        <Flex justify="end" mt="4">
          <CancelButton />
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
