import { Button, Flex, Text } from "@radix-ui/themes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { href, Link } from "react-router";
import toast from "react-hot-toast";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { AccountDialog } from "../account/account-dialog";
import { ShownOnce } from "../account/shown-once";
import { answered, api, sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { formatMoment } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { PostbackTrial } from "./postback-trial";

/** Where the casino's operator reports registrations and deposits; its address is shown only when it is made. */
export function PostbackAddress({ id }: { id: string }) {
  const queryKey = ["casinos", id, "postback"];
  const param = { id };
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [url, setUrl] = useState<string>();
  const token = useQuery({
    queryKey,
    queryFn: () => answered(api.casinos[":id"].postback.$get({ param }), READ_FAILED.postback),
  });
  const renew = useMutation({
    mutationFn: () => answered(api.casinos[":id"].postback.$post({ param }), CHANGE_FAILED.postback),
    onSuccess: (made) => setUrl(made.url),
    onError: (error: Error) => toast.error(sentenceOf(error)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <Flex direction="column" gap="2" align="start" role="group" aria-label="Postback adresi">
      <Text size="2" weight="medium">
        Postback adresi
      </Text>
      <Loaded query={token} skeleton={{ heights: ["2rem"] }}>
        {({ created_at }) => (
          <Flex gap="3" align="center" wrap="wrap">
            <Button
              type="button"
              variant="surface"
              loading={renew.isPending}
              onClick={() => (created_at ? setAsking(true) : renew.mutate())}
            >
              {created_at ? "Yenile" : "Anahtar oluştur"}
            </Button>
            {created_at && <Text size="2">{`Oluşturuldu: ${formatMoment(created_at)}`}</Text>}
            <PostbackTrial id={id} />
            <Button asChild variant="surface">
              <Link to={`${href("/admin/conversions")}?casino=${id}`}>Dönüşümler</Link>
            </Button>
          </Flex>
        )}
      </Loaded>
      <Text as="p" size="1" color="gray">
        Operatör üyelikleri ve yatırımları buraya bildirir. Takip adresinde {"{tik}"} olmalıdır; bildirim onunla
        tıklamaya bağlanır. Bir tıklamanın birden çok tutarı olabiliyorsa islem (işlem numarası) gereklidir: onsuz gelen
        ikinci tutar listelenir ama toplama girmez.
      </Text>
      <ConfirmDialog
        isOpen={isAsking}
        title="Anahtar yenilensin mi?"
        confirm="Yenile"
        isBusy={renew.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => renew.mutate()}
      >
        Eski anahtar hemen geçersiz olur. Yeni adresi operatöre iletene kadar bildirimler kaydedilmez.
      </ConfirmDialog>
      {url && (
        <AccountDialog title="Postback Adresi" onClose={() => setUrl(undefined)}>
          <ShownOnce lines={[url]} onClose={() => setUrl(undefined)}>
            <Text as="p" size="2">
              Adresi operatörün paneline yapıştırın; bir daha gösterilmez. Süslü parantezli yerlere operatörün kendi
              makrolarını yazın, makrosu olmayan parametreyi silin; değişmeden gelen bildirim reddedilir.{" "}
              {"{TIKLAMA_KIMLIGI}"} yerine takip adresinizdeki {"{tik}"} değerini geri veren makro gelir.
            </Text>
            <Text as="p" size="2">
              {"{DURUM}"}: üyelik için kayit, ilk yatırım için yatirim, onaylanan kazanç için onay, geri alınan için
              iptal. {"{ISLEM_NO}"}: her yatırım için ayrı işlem numarası; geç gelen tekrarlar onunla tanınır.
            </Text>
          </ShownOnce>
        </AccountDialog>
      )}
    </Flex>
  );
}
