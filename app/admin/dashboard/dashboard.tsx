import { Box, Button, Callout, Card, Flex, Grid, Heading, Skeleton, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useEffect } from "react";
import { href, Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { formatAgo } from "../shell/dates";
import { changeOf } from "./figure-change";
import { StaleWarning, LoadError } from "../shell/loaded";
import { StatCard } from "./stat-card";
import { Work, WorkTotal } from "./work";
import { UsageCard } from "../writing/usage-card";
import { HIGH_CONTRAST } from "../shell/high-contrast";

type Board = InferResponseType<typeof api.dashboard.$get, 200>;

const shown = (figure: number | undefined) => figure?.toLocaleString("tr-TR");

interface Latest {
  id: string;
  to: string;
  name: string;
  detail: string;
}

function LatestList({ title, items, empty }: { title: string; items: Latest[] | undefined; empty: string }) {
  return (
    <Card size="2">
      <Heading as="h2" size="3" mb="3">
        {title}
      </Heading>
      <Flex direction="column" gap="3">
        {!items && [1, 2, 3].map((i) => <Skeleton key={i} height="2.5rem" />)}
        {items?.length === 0 && <Text color="gray">{empty}</Text>}
        {items?.map(({ id, to, name, detail }) => (
          <Box key={id}>
            <Text as="p" size="2" weight="medium" truncate>
              <Link to={to}>{name}</Link>
            </Text>
            <Text as="p" size="1" color="gray">
              {detail}
            </Text>
          </Box>
        ))}
      </Flex>
    </Card>
  );
}

export default function Dashboard() {
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard", "overview"],
    queryFn: () => answered(api.dashboard.$get(), READ_FAILED.dashboard),
  });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <Flex direction="column" gap="5">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <div>
          <Heading as="h1" size="6" tabIndex={-1}>
            Kontrol Paneli
          </Heading>
          <WorkTotal />
        </div>
        <Flex gap="2" wrap="wrap">
          <Button asChild>
            <Link to={href("/admin/blog/new")}>Blog Yazısı Ekle</Link>
          </Button>
          <Button asChild>
            <Link to={href("/admin/promotions/new")}>Promosyon Ekle</Link>
          </Button>
          <Button asChild>
            <Link to={href("/admin/casinos/new")}>Casino Sitesi Ekle</Link>
          </Button>
        </Flex>
      </Flex>
      <div className="dashboard">
        <Flex direction="column" gap="4">
          <Work />
        </Flex>
        <Flex direction="column" gap="4">
          {error &&
            (data ? <StaleWarning error={error} refetch={refetch} /> : <LoadError error={error} refetch={refetch} />)}
          {(data || !error) && <Figures data={data} />}
        </Flex>
      </div>
    </Flex>
  );
}

/** Figures and latest records; skeletons while loading. */
function Figures({ data }: { data: Board | undefined }) {
  const now = new Date();
  return (
    <>
      {data && data.late_purges > 0 && (
        <Callout.Root color="orange" className={HIGH_CONTRAST} role="status">
          <Callout.Text>
            Sayfa önbelleği 10 dakikadan uzun süredir boşaltılamıyor; değişiklikler sitede iki dakikaya kadar geç
            görünür. Sürerse sitenin teknik sorumlusuna haber verin.
          </Callout.Text>
        </Callout.Root>
      )}
      <Grid columns="2" gap="4">
        <StatCard label="Toplam Blog Yazısı" value={shown(data?.posts.total)} note={data && changeOf(data.posts)} />
        <StatCard
          label="Toplam Promosyon"
          value={shown(data?.promotions.total)}
          note={data && changeOf(data.promotions)}
        />
        <StatCard label="Aktif Casino" value={shown(data?.casinos.total)} note={data && changeOf(data.casinos)} />
        <StatCard label="Toplam Görüntülenme" value={shown(data?.views)} />
      </Grid>
      <Grid columns="1" gap="4">
        <LatestList
          title="Son Blog Yazıları"
          empty="Henüz blog yazısı yok"
          items={data?.latest.posts.map(({ id, title, created_at }) => ({
            id,
            to: href("/admin/blog/edit/:id", { id }),
            name: title,
            detail: formatAgo(created_at, now),
          }))}
        />
        <LatestList
          title="Son Promosyonlar"
          empty="Henüz promosyon yok"
          items={data?.latest.promotions.map(({ id, title, casino_name, created_at }) => ({
            id,
            to: href("/admin/promotions/edit/:id", { id }),
            name: title,
            detail: `${casino_name ?? "Casino bulunamadı"} · ${formatAgo(created_at, now)}`,
          }))}
        />
        <LatestList
          title="Son Casino Siteleri"
          empty="Henüz casino sitesi yok"
          items={data?.latest.casinos.map(({ id, name, promotion_count, created_at }) => ({
            id,
            to: href("/admin/casinos/edit/:id", { id }),
            name,
            detail: `${promotion_count} aktif promosyon · ${formatAgo(created_at, now)}`,
          }))}
        />
      </Grid>
      {data && <UsageCard usage={data.writing} />}
    </>
  );
}
