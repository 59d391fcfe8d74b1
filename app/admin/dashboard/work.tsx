import { Card, Flex, Skeleton, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { WORK_LISTS } from "../../../worker/dashboard/rules";
import { faultActions } from "../faults/fault-actions";
import { faultWithAddress } from "../faults/sentences";
import { now } from "../shell/dates";
import { editorAddress, nounOf } from "../kinds";
import { LoadError, StaleWarning } from "../shell/loaded";
import { withQuery } from "../../ui/addresses";
import { DraftWork } from "./draft-work";
import { PromotionWork } from "./promotion-work";
import { useWork, type WorkList } from "./use-work";
import { CommentWork, RetryButton, VerificationWork } from "./work-rows";
import { WorkRow, WorkSection } from "./work-section";

const longDay = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** Today's date, and the number of open tasks. */
export function WorkTotal() {
  const { data } = useWork();
  const total = data && Object.values(data).reduce((sum, section) => sum + section.total, 0);
  return (
    <Text as="p" size="2" color="gray">
      {longDay.format(now())}
      {total ? ` · ${total.toLocaleString("tr-TR")} iş bekliyor` : ""}
    </Text>
  );
}

/** Tasks for editors, with the buttons that do them. */
export function Work() {
  const { data, error, refetch } = useWork();
  if (!data)
    return error ? (
      <LoadError error={error} refetch={refetch} />
    ) : (
      [1, 2, 3].map((card) => (
        <Card key={card} size="2">
          <Flex direction="column" gap="3">
            <Skeleton height="1.5rem" width="12rem" />
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </Flex>
        </Card>
      ))
    );
  return (
    <>
      {error && <StaleWarning error={error} refetch={refetch} />}
      {Object.values(data).every(({ total }) => total === 0) && (
        <Card size="2">
          <Text color="gray">Bugün bekleyen iş yok</Text>
        </Card>
      )}
      <Sections work={data} />
    </>
  );
}

function Sections({ work }: { work: WorkList }) {
  return (
    <>
      <WorkSection
        title="Bu hafta bitiyor"
        section={work.ending}
        color="orange"
        all={withQuery(href("/admin/promotions"), WORK_LISTS.ending)}
      >
        {(row) => <PromotionWork section="ending" row={row} />}
      </WorkSection>
      <WorkSection
        title="Süresi doldu, hâlâ aktif işaretli"
        section={work.expired}
        color="red"
        all={withQuery(href("/admin/promotions"), WORK_LISTS.expired)}
      >
        {(row) => <PromotionWork section="expired" row={row} />}
      </WorkSection>
      <WorkSection
        title="Onay bekleyen yorumlar"
        section={work.comments}
        color="orange"
        all={withQuery(href("/admin/comments"), WORK_LISTS.comments)}
      >
        {(row) => <CommentWork row={row} />}
      </WorkSection>
      <WorkSection
        title="Doğrulanacaklar"
        section={work.verifications}
        color="orange"
        all={href("/admin/verification")}
      >
        {(row) => <VerificationWork row={row} />}
      </WorkSection>
      <WorkSection
        title="Arama motorlarına bildirilemeyenler"
        section={work.failures}
        color="red"
        all={href("/admin/scheduled-publishing")}
        action={<RetryButton />}
      >
        {({ id, kind, title, attempts, error }) => (
          <WorkRow
            name={<Link to={editorAddress(kind, id)}>{title}</Link>}
            details={[error ?? "Bildiriliyor", `${attempts}. deneme`]}
          />
        )}
      </WorkSection>
      <WorkSection
        title="Görselsiz veya bağlantısı bozuk"
        section={work.faults}
        color="gray"
        all={href("/admin/faults")}
      >
        {(row) => (
          <WorkRow
            name={<Link to={editorAddress(row.kind, row.id)}>{row.name}</Link>}
            details={[nounOf(row.kind), ...row.faults.map(faultWithAddress)]}
          >
            {faultActions(row)}
          </WorkRow>
        )}
      </WorkSection>
      <WorkSection
        title="Taslaklar"
        section={work.drafts}
        color="gray"
        all={withQuery(href("/admin/blog"), WORK_LISTS.drafts)}
      >
        {(row) => <DraftWork row={row} />}
      </WorkSection>
    </>
  );
}
