import { Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { Link } from "react-router";
import type { ActivityKind } from "../../../worker/activity/rules";
import type { api } from "../api";
import { editorAddress, hasEditor } from "../kinds";
import { FROM_LIST } from "../list/way-back";
import { NOUNS, wordingOf } from "./wording";

export type ActivityEntry = InferResponseType<typeof api.activity.$get, 200>["rows"][number];
/** An entry without what it changed. */
export type BriefEntry = Omit<ActivityEntry, "changes">;

export const kindOf = ({ kind }: BriefEntry) => NOUNS[kind as ActivityKind];

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase("tr") + words.slice(1);

interface DeedProps {
  entry: BriefEntry;
  /** What an edit changed. */
  changes?: string;
  /** Whether it stands without the person who did it. */
  isSentence?: boolean;
}

/** What was done to a record, whose name is a link while there may be something to open. */
export function Deed({ entry, changes = "", isSentence = false }: DeedProps) {
  const { kind, action, record_id, name, count } = entry;
  const [subject, rest] = wordingOf(entry, changes);
  const isGone = action === "delete" || action === "delete_forever";
  if (!name || count > 1 || !record_id || isGone || !hasEditor(kind))
    return (
      <>
        <Text weight="medium">{isSentence && !name ? capitalised(subject) : subject}</Text> {rest}
      </>
    );
  return (
    <>
      <TextLink asChild weight="medium" underline="always">
        <Link to={editorAddress(kind, record_id)} state={FROM_LIST}>
          {subject}
        </Link>
      </TextLink>{" "}
      {rest}
    </>
  );
}
