import { Button, Card, Grid, Heading, Text } from "@radix-ui/themes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import toast from "react-hot-toast";
import { Link } from "react-router";
import { dayInIstanbul, expiryLabel, extendedDay } from "../../../worker/text/calendar";
import { sentenceOf } from "../api";
import { WorkRow } from "../dashboard/work-row";
import { editorAddress } from "../kinds";
import { lastDaySaved, PROMOTION_EDIT, saveLastDay } from "../promotions/last-day";
import { now } from "../shell/dates";
import { changeToast } from "../shell/undo-toast";
import { formatCount } from "../shell/day-chart";
import { NamedButton } from "../list/named-button";
import { formatAmounts, formatRate, hasRevenue } from "./figures";
import { EARNINGS, type Earnings, type EarningsRow } from "./use-earnings";
import "../publishing/publishing.css";

const EXTENSION_DAYS = 30;
/** Until all are asked for, so that the chart is in reach. */
const FIRST_ROWS = 3;

/** Promotions that need somebody, each with the action that helps. */
export function Findings({ findings }: { findings: Earnings["findings"] }) {
  const { clicked_in_vain, seen_in_vain, ending } = findings;
  return (
    <Grid columns={{ initial: "1", md: "3" }} gap="4">
      {clicked_in_vain && (
        <FindingList
          title="Tıklanıp Kazandırmayan"
          help="Bildirim gönderen casinolarda tıklanan ama hiç dönüşümü olmayan promosyonlar: takip adresini ve şartları gözden geçirin."
          rows={clicked_in_vain}
          detailsOf={({ clicks }) => [`${formatCount(clicks)} tıklama`, "dönüşüm yok"]}
        />
      )}
      <FindingList
        title="Çok Görülüp Tıklanmayan"
        help="Tıklama oranı ortancanın yarısının altında kalan promosyonlar: başlığı, kazancı ve şartları gözden geçirin."
        rows={seen_in_vain}
        detailsOf={({ page_clicks, views }) => [
          `${formatCount(views ?? 0)} görüntülenme`,
          `sayfasında ${formatCount(page_clicks)} tıklama`,
          `oran ${formatRate(page_clicks, views)}`,
        ]}
      />
      <FindingList
        title="Kazandıran ama Bitmek Üzere"
        help="Yedi gün içinde biten, dönüşümü olan ya da casinosu bildirim göndermiyorsa çok tıklanan promosyonlar: sürüyorsa son gününü uzatın."
        rows={ending}
        detailsOf={({ clicks, money, expiry_date }) => [
          expiryLabel(expiry_date, dayInIstanbul(now())),
          `${formatCount(clicks)} tıklama`,
          hasRevenue(money) && formatAmounts(money.revenue),
        ]}
        actionOf={(row) => <ExtendButton promotion={row} />}
      />
    </Grid>
  );
}

interface FindingListProps<Row> {
  title: string;
  help: string;
  rows: Row[];
  detailsOf: (row: Row) => (string | false)[];
  actionOf?: (row: Row) => ReactNode;
}

function FindingList<Row extends EarningsRow>({ title, help, rows, detailsOf, actionOf }: FindingListProps<Row>) {
  const [all, showAll] = useState(false);
  return (
    <Card size="2" asChild>
      <section aria-label={title}>
        <Heading as="h2" size="3" mb="1">
          {title}
        </Heading>
        <Text as="p" size="2" color="gray">
          {rows.length > 0 ? help : "Bu dönemde yok"}
        </Text>
        <ul className="queue">
          {(all ? rows : rows.slice(0, FIRST_ROWS)).map((row) => {
            const address = editorAddress("promotion", row.id);
            return (
              <li key={row.id}>
                <WorkRow
                  name={<Link to={address}>{row.name}</Link>}
                  details={[row.casino?.name ?? "Diğer", ...detailsOf(row)]}
                >
                  {actionOf?.(row)}
                  <Button asChild size="1" variant="surface">
                    <Link to={address} aria-label={`Düzenle: ${row.name}`}>
                      Düzenle
                    </Link>
                  </Button>
                </WorkRow>
              </li>
            );
          })}
        </ul>
        {!all && rows.length > FIRST_ROWS && (
          <Button size="1" mt="2" variant="surface" onClick={() => showAll(true)}>
            {`Tümünü göster (${rows.length})`}
          </Button>
        )}
      </section>
    </Card>
  );
}

type Ending = Earnings["findings"]["ending"][number];

function ExtendButton({ promotion: { id, name, expiry_date, updated_at } }: { promotion: Ending }) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([EARNINGS, "promotions", "dashboard"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const day = extendedDay(expiry_date, EXTENSION_DAYS, dayInIstanbul(now()));
  const extension = useMutation({
    mutationFn: () => saveLastDay(id, day, updated_at),
    onSuccess: ({ change }) => changeToast(lastDaySaved(day), PROMOTION_EDIT, [change], refresh),
    onError: (error: Error) => toast.error(sentenceOf(error)),
    onSettled: refresh,
  });
  return (
    <NamedButton
      label={`+${EXTENSION_DAYS} gün`}
      of={name ?? ""}
      loading={extension.isPending}
      onClick={() => extension.mutate()}
    />
  );
}
