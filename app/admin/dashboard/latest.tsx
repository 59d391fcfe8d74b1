import { Box, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { type BriefEntry, Deed } from "../activity/entry";
import type { EditedKind } from "../kinds";
import { RecordLink } from "../list/record-link";
import { useNames } from "../session/names";
import { formatAgo, now } from "../shell/dates";
import { Skeleton } from "../shell/skeleton";
import type { Board } from "./use-board";

interface Latest {
  id: string;
  name: string;
  detail: string;
}

interface LatestListProps {
  kind: EditedKind;
  title: string;
  items: Latest[] | undefined;
  empty: string;
}

function LatestList({ kind, title, items, empty }: LatestListProps) {
  return (
    <Card size="2">
      <Heading as="h2" size="3" mb="3">
        {title}
      </Heading>
      <Flex direction="column" gap="3">
        {!items && <Skeleton />}
        {items?.length === 0 && <Text color="gray">{empty}</Text>}
        {items?.map(({ id, name, detail }) => (
          <Box key={id} className="stretched">
            <Text as="p" size="2" weight="medium" truncate>
              <RecordLink kind={kind} id={id}>
                {name}
              </RecordLink>
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

function LatestActivities({ entries }: { entries: BriefEntry[] | undefined }) {
  const drawn = now();
  const nameOf = useNames();
  if (!entries?.length) return null;
  return (
    <Card size="2">
      <Flex justify="between" align="center" gap="3" mb="3">
        <Heading as="h2" size="3">
          Son Hareketler
        </Heading>
        <Text size="2" className="alone">
          <Link to={href("/admin/activity")} aria-label="Hepsini gör: Son Hareketler">
            Hepsini gör
          </Link>
        </Text>
      </Flex>
      <Flex direction="column" gap="3">
        {entries.map((entry) => (
          <Box key={entry.id} className="stretched">
            <Text as="p" size="2" truncate>
              <Deed entry={entry} isSentence />
            </Text>
            <Text as="p" size="1" color="gray" truncate>
              {`${nameOf(entry.by) ?? entry.by} · ${formatAgo(entry.at, drawn)}`}
            </Text>
          </Box>
        ))}
      </Flex>
    </Card>
  );
}

/** Latest activity and records; skeletons while loading. */
export function LatestRecords({ latest }: { latest: Board["latest"] | undefined }) {
  const drawn = now();
  return (
    <>
      <LatestActivities entries={latest?.activities} />
      <LatestList
        kind="post"
        title="Son Blog Yazıları"
        empty="Henüz blog yazısı yok"
        items={latest?.posts.map(({ id, title, created_at }) => ({
          id,
          name: title,
          detail: formatAgo(created_at, drawn),
        }))}
      />
      <LatestList
        kind="promotion"
        title="Son Promosyonlar"
        empty="Henüz promosyon yok"
        items={latest?.promotions.map(({ id, title, casino_name, created_at }) => ({
          id,
          name: title,
          detail: `${casino_name ?? "Casino bulunamadı"} · ${formatAgo(created_at, drawn)}`,
        }))}
      />
      <LatestList
        kind="casino"
        title="Son Casino Siteleri"
        empty="Henüz casino sitesi yok"
        items={latest?.casinos.map(({ id, name, promotion_count, created_at }) => ({
          id,
          name,
          detail: `${promotion_count} aktif promosyon · ${formatAgo(created_at, drawn)}`,
        }))}
      />
    </>
  );
}
