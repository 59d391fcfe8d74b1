import { Button, Card, Flex, Skeleton, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError } from "../api";
import { decide, DECISIONS } from "../comments/decisions";
import { StarRating } from "../comments/star-rating";
import { reasonOf } from "../comments/states";
import { formatAgo } from "../shell/dates";
import { editorAddress } from "../shell/editor-address";
import { LoadError, StaleWarning } from "../shell/loaded";
import { verify } from "../verification/use-verify";
import { withQuery } from "../../ui/addresses";
import { PromotionWork } from "./promotion-work";
import { useWork, useWorkAction, type Work as Waiting } from "./use-work";
import { leaveRow, WorkRow, WorkSection } from "./work-section";

type Row<Section extends keyof Waiting> = Waiting[Section]["rows"][number];

const KINDS = { promotion: "Promosyon", post: "Blog yazısı", casino: "Casino sitesi" };

const longDay = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** Today, and how much waits for an editor. */
export function WorkTotal() {
  const { data } = useWork();
  const total = data && Object.values(data).reduce((sum, section) => sum + section.total, 0);
  return (
    <Text as="p" size="2" color="gray">
      {longDay.format(new Date())}
      {total ? ` · ${total.toLocaleString("tr-TR")} iş bekliyor` : ""}
    </Text>
  );
}

/** What waits for an editor, with the buttons that do it. */
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

function Sections({ work }: { work: Waiting }) {
  return (
    <>
      <WorkSection
        title="Bu hafta bitiyor"
        section={work.ending}
        color="orange"
        all={withQuery(href("/admin/promotions"), { status: "active", sort: "expiry_date" })}
      >
        {(row) => <PromotionWork section="ending" row={row} />}
      </WorkSection>
      <WorkSection
        title="Süresi doldu, hâlâ aktif işaretli"
        section={work.expired}
        color="red"
        all={withQuery(href("/admin/promotions"), { status: "expired", sort: "-expiry_date" })}
      >
        {(row) => <PromotionWork section="expired" row={row} />}
      </WorkSection>
      <WorkSection
        title="Onay bekleyen yorumlar"
        section={work.comments}
        color="orange"
        all={withQuery(href("/admin/comments"), { status: "pending" })}
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
      <WorkSection title="Görselsiz" section={work.pictures} color="gray">
        {({ id, kind, name, is_broken }) => (
          <WorkRow
            name={<Link to={editorAddress(kind, id)}>{name}</Link>}
            details={[KINDS[kind], is_broken ? "Görseli kütüphanede yok" : "Görsel seçilmemiş"]}
          />
        )}
      </WorkSection>
      <WorkSection
        title="Taslaklar"
        section={work.drafts}
        color="gray"
        all={withQuery(href("/admin/blog"), { status: "draft" })}
      >
        {({ id, title, updated_at }) => (
          <WorkRow
            name={<Link to={href("/admin/blog/edit/:id", { id })}>{title}</Link>}
            details={[`Son değişiklik ${formatAgo(updated_at, new Date())}`]}
          />
        )}
      </WorkSection>
    </>
  );
}

function VerificationWork({ row }: { row: Row<"verifications"> }) {
  const { id, kind, name, casino_name, url, days, view_count } = row;
  const act = useWorkAction();
  async function call() {
    const { ids } = await verify([id]);
    if (ids.length === 0) throw new ApiError(404, "Bu kayıt artık yok; doğrulanmadı.");
  }
  return (
    <WorkRow
      name={<Link to={editorAddress(kind, id)}>{name}</Link>}
      details={[
        casino_name ?? KINDS[kind],
        `${days} gündür doğrulanmadı`,
        view_count > 0 && `${view_count.toLocaleString("tr-TR")} görüntülenme`,
      ]}
    >
      <Button asChild size="1" variant="surface" color="gray">
        <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`Siteye git: ${name}`}>
          Siteye git
        </a>
      </Button>
      <Button
        size="1"
        variant="surface"
        aria-label={`Doğruladım: ${name}`}
        onClick={({ currentTarget }) => {
          leaveRow(currentTarget);
          void act({
            section: "verifications",
            id,
            call,
            done: "Bugünün tarihiyle doğrulandı",
            lists: ["verification", "promotions", "casinos"],
          });
        }}
      >
        Doğruladım
      </Button>
    </WorkRow>
  );
}

const COMMENT_ACTIONS = [
  { action: "publish", label: "Onayla", done: DECISIONS.publish.one },
  { action: "spam", label: DECISIONS.spam.label, done: DECISIONS.spam.one },
] as const;

function CommentWork({ row }: { row: Row<"comments"> }) {
  const { id, comment, user_name, rating, promotion_title } = row;
  const act = useWorkAction();
  return (
    <WorkRow
      name={
        <Text as="p" weight="regular" className="cell-text">
          {comment}
        </Text>
      }
      details={[
        <bdi key="name">{user_name}</bdi>,
        <StarRating key="rating" rating={rating} />,
        promotion_title,
        reasonOf(row),
      ]}
    >
      {COMMENT_ACTIONS.map(({ action, label, done }) => (
        <Button
          key={action}
          size="1"
          variant="surface"
          {...(action === "spam" && { color: "gray" })}
          aria-label={`${label}: ${user_name}`}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget);
            void act({
              section: "comments",
              id,
              call: () => decide(action, [id]),
              done,
              undo: () => decide("hold", [id]),
              lists: ["comments"],
            });
          }}
        >
          {label}
        </Button>
      ))}
    </WorkRow>
  );
}

function RetryButton() {
  const act = useWorkAction();
  return (
    <Button
      size="1"
      variant="surface"
      onClick={() =>
        void act({
          section: "failures",
          call: () => answered(api.publishing.announcements.$put(), CHANGE_FAILED.announcements),
          done: "Bildirimler yeniden deneniyor",
          lists: ["publishing"],
        })
      }
    >
      Yeniden dene
    </Button>
  );
}
