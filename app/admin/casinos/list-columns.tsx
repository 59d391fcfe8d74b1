import { Flex, Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href } from "react-router";
import type { Standing } from "../../../db/schema/criteria";
import { formatScore, SCORE_MAX } from "../../../worker/casinos/score";
import { thumbnailOf } from "../../../worker/text/variants";
import { PLACEHOLDER } from "../../ui/picture";
import type { api } from "../api";
import { DuplicateLink } from "../list/duplicate";
import { RecordName } from "../list/record-name";
import type { Column } from "../list/record-row";
import { formatDay } from "../shell/dates";
import { VerifiedCell } from "../verification/verified-cell";
import { StandingBadge } from "./standing-badge";

type ListedCasino = InferResponseType<typeof api.casinos.$get, 200>["rows"][number];

/** The computed score, else the editor's rating. */
function ScoreCell({ score, rating, standing }: { score: number | null; rating: number | null; standing: Standing }) {
  const shown = score ?? rating;
  return (
    <Flex direction="column" gap="1" align="start">
      {shown !== null && (
        <Text>
          <strong>{`${formatScore(shown)}/${SCORE_MAX}`}</strong>
          {score === null && (
            <Text size="1" color="gray">
              {" editör"}
            </Text>
          )}
        </Text>
      )}
      <StandingBadge standing={standing} />
    </Flex>
  );
}

export const COLUMNS: Column<ListedCasino>[] = [
  {
    label: "Site",
    sort: "name",
    cell: ({ id, name, logo_url, updated_by }) => (
      <Flex gap="3" align="center">
        <img
          className="cell-logo"
          src={thumbnailOf(logo_url ?? "") || PLACEHOLDER}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
        <RecordName name={name} editor={updated_by}>
          <DuplicateLink to={href("/admin/casinos/new")} id={id} of={name} />
        </RecordName>
      </Flex>
    ),
  },
  {
    label: "URL",
    sort: "url",
    cell: ({ url }) => (
      <TextLink size="2" className="cell-address" href={url} target="_blank" rel="noopener noreferrer">
        {url.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
      </TextLink>
    ),
  },
  {
    label: "Puan ve Durum",
    sort: "score",
    cell: ({ score, rating, standing }) => <ScoreCell score={score} rating={rating} standing={standing} />,
  },
  {
    label: "Açıklama",
    cell: ({ description }) => (
      <Text size="2" className="cell-text">
        {description || "Açıklama yok"}
      </Text>
    ),
  },
  { label: "Eklenme Tarihi", sort: "created_at", cell: ({ created_at }) => formatDay(created_at) },
  {
    label: "Doğrulama",
    sort: "last_verified_at",
    cell: (casino) => <VerifiedCell row={casino} name={casino.name} />,
  },
];
