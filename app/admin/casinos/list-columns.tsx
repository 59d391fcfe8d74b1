import { Link as TextLink } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import type { Standing } from "../../../db/schema/criteria";
import { formatScore, SCORE_MAX, STANDING_LABELS } from "../../../worker/casinos/score";
import type { api } from "../api";
import { type Column, shownWord, type State } from "../record-list/column";
import { StateWord } from "../record-list/dot";
import { formatDay } from "../shell/dates";
import { verifiedText, VerifiedCell } from "../verification/verified-cell";

type ListedCasino = InferResponseType<typeof api.casinos.$get, 200>["rows"][number];

const TONES: Record<Standing, State["tone"]> = { verified: "good", pending: "off", not_recommended: "over" };

export const stateOf = ({ standing }: Pick<ListedCasino, "standing">): State => ({
  tone: TONES[standing],
  word: STANDING_LABELS[standing],
});

/** The computed score, else the editor's rating. */
function scoreText({ score, rating }: Pick<ListedCasino, "score" | "rating">): string {
  if (score !== null) return `${formatScore(score)}/${SCORE_MAX}`;
  return rating === null ? "Puansız" : `${formatScore(rating)}/${SCORE_MAX} editör`;
}

const shortAddress = ({ url }: Pick<ListedCasino, "url">) => url.replace(/^https?:\/\/(www\.)?|\/$/g, "");

export const COLUMNS: Column<ListedCasino>[] = [
  { label: "Site", sort: "name", text: ({ name }) => name },
  {
    label: "URL",
    sort: "url",
    width: "13%",
    text: shortAddress,
    cell: (casino) => (
      <TextLink size="2" href={casino.url} target="_blank" rel="noopener noreferrer">
        {shortAddress(casino)}
      </TextLink>
    ),
  },
  {
    label: "Puan ve Durum",
    sort: "score",
    width: "17.5%",
    wraps: true,
    text: (casino) => [scoreText(casino), shownWord(stateOf(casino))].filter(Boolean).join(", "),
    cell: (casino) => (
      <>
        <strong>{scoreText(casino)}</strong> <StateWord {...stateOf(casino)} />
      </>
    ),
  },
  { label: "Açıklama", width: "15%", text: ({ description }) => description || "Açıklama yok" },
  { label: "Eklenme Tarihi", sort: "created_at", width: "11%", text: ({ created_at }) => formatDay(created_at) },
  {
    label: "Doğrulama",
    sort: "last_verified_at",
    width: "9.5%",
    from: "1200px",
    text: verifiedText,
    cell: (casino) => <VerifiedCell row={casino} />,
  },
];
