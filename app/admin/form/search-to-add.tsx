import { Button, Text, TextField } from "@radix-ui/themes";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useEnter } from "../search/use-enter";
import type { FieldIds } from "./field";
import "./search-to-add.css";

interface SearchToAddProps<Hit extends { id: string }> extends Partial<FieldIds> {
  label: string;
  text: string;
  onType: (text: string) => void;
  /** Matches of the typed text that are not added yet; undefined while they are loaded. */
  hits: Hit[] | undefined;
  /** Whether the hits are those of the text. */
  isSettled: boolean;
  /** In place of hits that cannot be read. */
  failure?: string | undefined;
  onOpen?: () => void;
  onAdd: (hit: Hit) => void;
  inputRef: Ref<HTMLInputElement>;
  children: (hit: Hit) => ReactNode;
}

/** A search whose hits are added one by one; Enter adds the first. */
export function SearchToAdd<Hit extends { id: string }>(props: SearchToAddProps<Hit>) {
  const { label, text, onType, hits, isSettled, failure, onOpen, onAdd, inputRef, children, ...ids } = props;
  const [isOpen, setOpen] = useState(false);
  const results = useRef<HTMLUListElement>(null);
  // Keeps the results above the bar of the form.
  useEffect(() => {
    results.current?.scrollIntoView({ block: "nearest" });
  }, [hits]);
  function add(hit: Hit) {
    onType("");
    onAdd(hit);
  }
  // Results of the text before are shown until those of the new one arrive.
  const enter = useEnter(text, isSettled, () => text.trim() && hits?.[0] && add(hits[0]));
  function open() {
    setOpen(true);
    onOpen?.();
  }
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}>
      <TextField.Root
        ref={inputRef}
        size="2"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        {...ids}
        value={text}
        onFocus={open}
        onChange={({ target }) => {
          onType(target.value);
          open();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") setOpen(false);
          if (event.key !== "Enter") return;
          event.preventDefault();
          enter(event.currentTarget.value);
        }}
      />
      {isOpen && (
        <ul ref={results} className="hits-to-add" aria-label={`${label}: sonuçlar`}>
          {hits?.map((hit) => (
            <li key={hit.id}>
              <Button type="button" variant="ghost" onClick={() => add(hit)}>
                {children(hit)}
              </Button>
            </li>
          ))}
          {(failure || hits?.length === 0) && (
            <li>
              <Text size="2" color="gray" role={failure ? "alert" : undefined}>
                {failure ?? "Sonuç bulunamadı"}
              </Text>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
