import { Button, Callout, Flex, Grid } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { href, Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { formatMoment } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { mayOpen } from "../shell/screens";
import { useAccount } from "../session/account";
import { StatCard } from "../dashboard/stat-card";
import { UnsavedForms } from "../settings/settings-form";
import { ScreenFrame } from "../shell/screen-frame";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { Announcements } from "./announcements";
import { History } from "./history";
import { PublishNow } from "./publish-now";
import { Queue } from "./queue";
import { PUBLISHING, useQueue } from "./queries";
import { ScheduleForm } from "./schedule-form";

const TEST = href("/admin/test-edge-function");

export default function ScheduledPublishing() {
  const { role } = useAccount();
  const schedule = useQuery({
    queryKey: [PUBLISHING, "schedule"],
    queryFn: () => answered(api.publishing.schedule.$get(), READ_FAILED.schedule),
  });
  const queue = useQueue(1);
  const queries = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  /** React key of the form; a new one resets it. */
  const [reading, setReading] = useState(0);
  async function refresh(isDirty: boolean) {
    setRefreshing(true);
    await queries.invalidateQueries({ queryKey: [PUBLISHING] });
    setRefreshing(false);
    if (!isDirty) setReading((now) => now + 1);
  }
  const { data: row } = schedule;
  const unread = schedule.error ? null : undefined;
  const drafts = queue.data?.drafts;
  return (
    <UnsavedForms>
      {(report, isDirty) => (
        <ScreenFrame
          title="Zamanlanmış Yayınlama"
          beside={
            <Flex gap="2" wrap="wrap">
              {mayOpen(role, TEST) && (
                <Button asChild variant="soft">
                  <Link to={TEST}>Fonksiyonları test et</Link>
                </Button>
              )}
              <Button variant="surface" loading={isRefreshing} onClick={() => void refresh(isDirty)}>
                Yenile
              </Button>
              <PublishNow />
            </Flex>
          }
        >
          {row?.is_cron_silent && <CronSilent since={row.last_tick_at} />}
          <Grid columns={{ initial: "1", sm: "3" }} gap="4">
            <StatCard
              size="5"
              label="Taslak Sayısı"
              value={drafts?.toLocaleString("tr-TR") ?? (queue.error ? null : undefined)}
              note={queue.data && `${queue.data.total} tanesi sırada`}
            />
            <StatCard
              size="5"
              label="Günlük Limit"
              value={row?.daily_publish_count.toLocaleString("tr-TR") ?? unread}
              note={
                row &&
                (row.last_published_at ? `Son yayın: ${formatMoment(row.last_published_at)}` : "Henüz yayın yapılmadı")
              }
            />
            <StatCard
              size="5"
              label="Sonraki Yayın"
              value={
                row ? (row.is_active && row.next_publish_at ? formatMoment(row.next_publish_at) : "Kapalı") : unread
              }
              note="Her gün aynı saatte, İstanbul saatiyle"
            />
          </Grid>
          <Loaded query={schedule} skeleton={{ shape: "form", count: 8 }}>
            {(loaded) => <ScheduleForm key={reading} row={loaded} hasDrafts={drafts !== 0} report={report} />}
          </Loaded>
          <Queue />
          <Announcements />
          <History />
        </ScreenFrame>
      )}
    </UnsavedForms>
  );
}

function CronSilent({ since }: { since: string | null }) {
  return (
    <Callout.Root color="orange" className={HIGH_CONTRAST} role="status">
      <Callout.Text>
        {since
          ? `Zamanlayıcıdan ${formatMoment(since)} tarihinden beri haber alınamadı; yayınlar gecikebilir.`
          : "Zamanlayıcıdan henüz haber alınmadı; yayınlar kendiliğinden yapılmayacak."}
      </Callout.Text>
    </Callout.Root>
  );
}
