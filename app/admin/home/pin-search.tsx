import { Badge, Button, Text, TextField } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useRef, useState } from "react";
import { READ_FAILED } from "../../../worker/failure-sentences";
import type { PinnedList } from "../../../worker/site/home-rules";
import type { Pinnable } from "../../../worker/site/pinning.server";
import { answered, api, sentenceOf } from "../api";
import { useEnter } from "../search/use-enter";
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
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const q = text.trim();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["pinnable", list, q],
    queryFn: () => answered(api.settings.hero.pinnable.$get({ query: { list, q } }), READ_FAILED.search),
    enabled: isOpen,
    placeholderData: (shown) => shown,
  });
  const hits = data?.filter(({ id }) => !pinned.includes(id));
  const results = useRef<HTMLUListElement>(null);
  // Keeps the results above the bar of the form.
  useEffect(() => {
    results.current?.scrollIntoView({ block: "nearest" });
  }, [data]);
  function pin(record: Pinnable) {
    setText("");
    onPin(record);
  }
  // Results of the text before are shown until those of the new one arrive.
  const enter = useEnter(text, !isPlaceholderData, () => q && hits?.[0] && pin(hits[0]));
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}>
      <TextField.Root
        ref={inputRef}
        size="2"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") setOpen(false);
          if (event.key !== "Enter") return;
          event.preventDefault();
          enter(event.currentTarget.value);
        }}
      />
      {isOpen && (
        <ul ref={results} className="pin-hits" aria-label={`${label}: sonuçlar`}>
          {hits?.map((record) => (
            <li key={record.id}>
              <Button type="button" variant="ghost" onClick={() => pin(record)}>
                <span>
                  {`+ ${record.name}`}
                  {record.casino_name && <Text color="gray">{` · ${record.casino_name}`}</Text>}
                </span>
                {record.problem && (
                  <Badge color="orange" className={HIGH_CONTRAST}>
                    {PROBLEMS[record.problem]}
                  </Badge>
                )}
              </Button>
            </li>
          ))}
          {(error || hits?.length === 0) && (
            <li>
              <Text size="2" color="gray" role={error ? "alert" : undefined}>
                {error ? sentenceOf(error) : "Sonuç bulunamadı"}
              </Text>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
