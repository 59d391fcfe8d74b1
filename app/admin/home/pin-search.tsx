import { Badge, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { READ_FAILED } from "../../../worker/failure-sentences";
import type { PinnedList } from "../../../worker/site/home-rules";
import type { Pinnable } from "../../../worker/site/pinning.server";
import { answered, api, sentenceOf } from "../api";
import { SearchToAdd } from "../form/search-to-add";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { PROBLEMS } from "./problems";

interface PinSearchProps {
  list: PinnedList;
  label: string;
  /** Ids that are pinned. */
  pinned: string[];
  onPin: (record: Pinnable) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Searches records to pin; shows the newest ones until something is typed. */
export function PinSearch({ list, label, pinned, onPin, inputRef }: PinSearchProps) {
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState("");
  const q = text.trim();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["pinnable", list, q],
    queryFn: () => answered(api.settings.hero.pinnable.$get({ query: { list, q } }), READ_FAILED.search),
    enabled: isAsked,
    placeholderData: (shown) => shown,
  });
  return (
    <SearchToAdd
      label={label}
      text={text}
      onType={setText}
      hits={data?.filter(({ id }) => !pinned.includes(id))}
      isSettled={!isPlaceholderData}
      failure={error ? sentenceOf(error) : undefined}
      onOpen={() => setAsked(true)}
      onAdd={onPin}
      inputRef={inputRef}
    >
      {(record) => (
        <>
          <span>
            {`+ ${record.name}`}
            {record.casino_name && <Text color="gray">{` · ${record.casino_name}`}</Text>}
          </span>
          {record.problem && (
            <Badge color="orange" className={HIGH_CONTRAST}>
              {PROBLEMS[record.problem]}
            </Badge>
          )}
        </>
      )}
    </SearchToAdd>
  );
}
