import { CARDS } from "../../../worker/media/rules";
import { excerpt } from "../../../worker/text/visible-text";
import { cardMark, type ShareCard, showsCard } from "../../ui/share-card";
import { drawCard } from "./draw-card";
import { send } from "./upload";

const TITLE_MAX = 80;

export interface CardOptions {
  /** The record's present card. */
  known: string | null | undefined;
  siteName: string;
  /** Address of the casino's logo. */
  logo?: string | null | undefined;
}

/** The address of a card, which is drawn and uploaded unless `known` shows the same. Throws where that fails. */
export async function savedCard(card: ShareCard, { known = null, siteName, logo }: CardOptions): Promise<string> {
  const mark = cardMark(card, siteName);
  if (showsCard(known, mark)) return known;
  const name = `${excerpt(card.title, TITLE_MAX).replaceAll("/", "-")}_${mark}.jpg`;
  const file = new File([await drawCard(card, siteName, logo)], name, { type: "image/jpeg" });
  return (await send(CARDS, file, [], () => undefined)).url;
}
