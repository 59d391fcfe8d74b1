import { Button, Flex, Text, TextField } from "@radix-ui/themes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import type { LinkedKind } from "../../../db/schema";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { LINK_DAYS } from "../../../worker/preview/rules";
import { answered, api, sentenceOf } from "../api";
import { formatMoment } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { Loaded } from "../shell/loaded";
import { NamedButton } from "../list/named-button";

/** Links that show the saved draft to others. A link's address is shown only where it was made. */
export function ShareLink({ kind, id, isDirty }: { kind: LinkedKind; id: string; isDirty: boolean }) {
  const queryKey = ["preview-links", kind, id];
  const param = { kind, record: id };
  const queries = useQueryClient();
  const [made, setMade] = useState<{ id: string; url: string; expires_at: string }>();
  const links = useQuery({
    queryKey,
    queryFn: () => answered(api["preview-links"][":kind"][":record"].$get({ param }), READ_FAILED.previewLinks),
    gcTime: 0,
  });
  const onSettled = () => queries.invalidateQueries({ queryKey });
  const onError = (error: Error) => toast.error(sentenceOf(error));

  const make = useMutation({
    mutationFn: async () =>
      made ?? answered(api["preview-links"][":kind"][":record"].$post({ param }), CHANGE_FAILED.previewLink),
    onSuccess: async (link) => {
      setMade(link);
      await navigator.clipboard.writeText(link.url).then(
        () => toast.success("Bağlantı kopyalandı"),
        () => toast("Bağlantıyı kutudan kopyalayın"),
      );
    },
    onError,
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (link: string) =>
      answered(api["preview-links"][":id"].$delete({ param: { id: link } }), CHANGE_FAILED.previewLink),
    onSuccess: (_, link) => {
      if (made?.id === link) setMade(undefined);
      toast.success("Bağlantı iptal edildi");
    },
    onError,
    onSettled,
  });

  return (
    <Flex direction="column" gap="2" className="share-link">
      <Flex gap="3" align="center" wrap="wrap">
        <Button type="button" variant="surface" loading={make.isPending} onClick={() => make.mutate()}>
          Bağlantıyı kopyala
        </Button>
        {made && (
          <TextField.Root
            readOnly
            value={made.url}
            aria-label="Önizleme bağlantısı"
            className="share-address"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Text size="1" color="gray">
          {`Kaydedilmiş taslağı girişsiz gösterir, ${LINK_DAYS} gün açılır.${kind === "post" ? " Açan, yazıya not bırakabilir." : ""}`}
        </Text>
      </Flex>
      {isDirty && (
        <Text as="p" size="2" color="orange" className={HIGH_CONTRAST}>
          Bağlantı kaydedilmiş sürümü gösterir; formdaki değişikliklerin de görünmesi için önce kaydedin.
        </Text>
      )}
      <Loaded query={links} skeleton={{ count: 1 }}>
        {(rows) =>
          rows.length > 0 && (
            <ul className="share-links" aria-label="Geçerli bağlantılar">
              {rows.map((link) => (
                <li key={link.id}>
                  <Text size="2">{`${formatMoment(link.expires_at)} tarihine kadar · ${link.created_by}`}</Text>
                  <NamedButton
                    label="İptal et"
                    of={formatMoment(link.expires_at)}
                    variant="soft"
                    color="red"
                    onClick={() => revoke.mutate(link.id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Flex>
  );
}
