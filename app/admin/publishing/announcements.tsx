import { Button, Callout, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { formatMoment } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { PUBLISHING } from "./queries";
import { RecordLink } from "../list/record-link";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import "./publishing.css";

/** Pending and failed notifications of search services. */
export function Announcements() {
  const query = useQuery({
    queryKey: [PUBLISHING, "announcements"],
    queryFn: () => answered(api.publishing.announcements.$get(), READ_FAILED.announcements),
  });
  return (
    <Card size="3">
      <Heading as="h2" size="4" mb="4">
        İndeksleme
      </Heading>
      <Loaded query={query}>
        {({ is_configured, waiting, given_up, failures }) => (
          <Flex direction="column" gap="3" align="start">
            {!is_configured && <NotConfigured />}
            <Text as="p" size="2">
              {waiting === 0 ? "Bildirilmeyi bekleyen adres yok." : `${waiting} adres bildirilmeyi bekliyor.`}
              {given_up > 0 && ` ${given_up} adres beş kez tekrar denendi, bildirilemedi.`}
            </Text>
            {failures.length > 0 && (
              <>
                <ul className="failures">
                  {failures.map(({ id, kind, title, attempts, next_attempt_at, error }) => (
                    <li key={id}>
                      <Text size="2" weight="medium">
                        <RecordLink kind={kind} id={id}>
                          {title}
                        </RecordLink>
                      </Text>
                      <Text as="p" size="1" color="gray">
                        {error ?? "Bildiriliyor"}
                        {` · ${attempts}. deneme`}
                        {next_attempt_at ? ` · Sonraki: ${formatMoment(next_attempt_at)}` : " · Artık denenmiyor"}
                      </Text>
                    </li>
                  ))}
                </ul>
                {is_configured && <Retry />}
              </>
            )}
          </Flex>
        )}
      </Loaded>
    </Card>
  );
}

function NotConfigured() {
  return (
    <Callout.Root color="gray" className={HIGH_CONTRAST}>
      <Callout.Text>
        <strong>İndeksleme yapılandırılmadı.</strong> Yayınlanan adresler arama motorlarına bildirilmiyor.
        Bildirilmeleri için sitenin teknik sorumlusundan indekslemeyi kurmasını isteyin.
      </Callout.Text>
    </Callout.Root>
  );
}

function Retry() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => answered(api.publishing.announcements.$put(), CHANGE_FAILED.announcements),
    onSuccess: () => toast.success("Bildirimler tekrar deneniyor"),
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [PUBLISHING, "announcements"] }),
  });
  return (
    <Button size="1" variant="surface" loading={isPending} onClick={() => mutate()}>
      Tekrar dene
    </Button>
  );
}
