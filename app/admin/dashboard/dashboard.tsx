import { Button, Callout, Flex, Grid, Heading } from "@radix-ui/themes";
import { useEffect } from "react";
import { href, Link } from "react-router";
import { FirstRunCard } from "../first-run/first-run-card";
import { changeOf } from "./figure-change";
import { StaleWarning, LoadError } from "../shell/loaded";
import { LatestRecords } from "./latest";
import { StatCard } from "./stat-card";
import { TrafficCards } from "./traffic";
import { type Board, useBoard } from "./use-board";
import { Work, WorkTotal } from "./work";
import { UsageCard } from "../writing/usage-card";
import { HIGH_CONTRAST } from "../shell/high-contrast";

const shown = (figure: number | undefined) => figure?.toLocaleString("tr-TR");

export default function Dashboard() {
  const { data, error, refetch } = useBoard();
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
        <Flex gap="2" wrap="wrap" className="quick-add">
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
      <FirstRunCard />
      <div className="dashboard">
        <Flex direction="column" gap="4">
          <Work />
        </Flex>
        <Flex direction="column" gap="4">
          {error &&
            (data ? <StaleWarning error={error} refetch={refetch} /> : <LoadError error={error} refetch={refetch} />)}
          {(data || !error) && <Figures data={data} />}
          <TrafficCards />
          {(data || !error) && <LatestRecords latest={data?.latest} />}
          {data && <UsageCard usage={data.writing} />}
        </Flex>
      </div>
    </Flex>
  );
}

function Figures({ data }: { data: Board | undefined }) {
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
    </>
  );
}
