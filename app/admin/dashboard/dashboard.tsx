import { Button, Flex, Grid, Text } from "@radix-ui/themes";
import { useEffect } from "react";
import { href, Link } from "react-router";
import { withQuery } from "../../ui/addresses";
import { Sentence } from "../earnings/sentence";
import { useAccount } from "../session/account";
import { FirstRunCard } from "../first-run/first-run-card";
import { changeOf } from "./figure-change";
import { StaleWarning, LoadError } from "../shell/loaded";
import { Skeleton } from "../shell/skeleton";
import { LatestRecords } from "./latest";
import { StatCard } from "./stat-card";
import { TrafficCards } from "./traffic";
import { type Board, useBoard } from "./use-board";
import { Today } from "./today";
import { UsageCard } from "../writing/usage-card";

const shown = (figure: number | undefined) => figure?.toLocaleString("tr-TR");

export default function Dashboard() {
  return useAccount().role === "writer" ? <WritersDashboard /> : <WholeDashboard />;
}

const AddPost = () => (
  <Button asChild variant="surface">
    <Link to={href("/admin/blog/new")}>Blog Yazısı Ekle</Link>
  </Button>
);

/** A writer's dashboard: returned drafts, and the button for a new one. */
const WritersDashboard = () => (
  <Flex direction="column" gap="5" align="start">
    <Today />
    <AddPost />
  </Flex>
);

function WholeDashboard() {
  const { data, error, refetch } = useBoard();
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <Flex direction="column" gap="5">
      <FirstRunCard />
      {(data || !error) && <WeekLine pieces={data?.week} />}
      <Today />
      <Flex gap="2" wrap="wrap" className="quick-add">
        <AddPost />
        <Button asChild variant="surface">
          <Link to={href("/admin/promotions/new")}>Promosyon Ekle</Link>
        </Button>
        <Button asChild variant="surface">
          <Link to={href("/admin/casinos/new")}>Casino Sitesi Ekle</Link>
        </Button>
      </Flex>
      {error &&
        (data ? <StaleWarning error={error} refetch={refetch} /> : <LoadError error={error} refetch={refetch} />)}
      {(data || !error) && <Figures data={data} />}
      <div className="dashboard">
        <TrafficCards />
        {(data || !error) && <LatestRecords latest={data?.latest} />}
        {data && <UsageCard usage={data.writing} />}
      </div>
    </Flex>
  );
}

/** What last week earned, or how often links were clicked in it; nothing where that was not counted. */
function WeekLine({ pieces }: { pieces: Board["week"] | undefined }) {
  if (pieces === null) return null;
  if (!pieces) return <Skeleton heights={["var(--line-height-4)"]} />;
  return (
    <Text as="p" size="4" weight="medium">
      <Sentence pieces={pieces} />{" "}
      <Text size="2" weight="regular" className="alone">
        <Link to={withQuery(href("/admin/earnings"), { period: "week" })}>Kazanç</Link>
      </Text>
    </Text>
  );
}

function Figures({ data }: { data: Board | undefined }) {
  return (
    <Grid columns={{ initial: "2", sm: "4" }} gap="4">
      <StatCard label="Toplam Blog Yazısı" value={shown(data?.posts.total)} note={data && changeOf(data.posts)} />
      <StatCard
        label="Toplam Promosyon"
        value={shown(data?.promotions.total)}
        note={data && changeOf(data.promotions)}
      />
      <StatCard label="Aktif Casino" value={shown(data?.casinos.total)} note={data && changeOf(data.casinos)} />
      <StatCard label="Toplam Görüntülenme" value={shown(data?.views)} />
    </Grid>
  );
}
