import { Text, TextField } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { useAccount } from "../session/account";
import { groupsFor, type Hit } from "./hits";
import { useEnter } from "./use-enter";

interface FinderProps {
  onDone: () => void;
  /** Actions other than opening a record or screen. */
  actions: Omit<Hit, "key">[];
}

/** Combobox over screens, records and actions, by group. */
export function Finder({ onDone, actions }: FinderProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const q = text.trim();
  const { role } = useAccount();
  const isSearched = q.length > 1 && role !== "writer";
  const { data, error, isPending } = useQuery({
    queryKey: ["search", q],
    queryFn: () => answered(api.dashboard.search.$get({ query: { q } }), READ_FAILED.search),
    enabled: isSearched,
  });
  const isSettled = !isSearched || !isPending;
  const groups = groupsFor(q, isSearched ? (data ?? []) : [], actions, role);
  const hits = groups.flatMap((group) => group.hits);
  const indexOf = (hit: Hit) => hits.indexOf(hit);
  useEffect(() => {
    document.getElementById(`palette-hit-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  function go(hit: Hit | undefined) {
    if (!hit) return;
    onDone();
    if (typeof hit.to === "string") void navigate(hit.to);
    else hit.to();
  }
  const enter = useEnter(text, isSettled, () => go(hits[chosen]));
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setChosen((now) => (now + step + hits.length) % Math.max(1, hits.length));
    }
    if (event.key !== "Enter") return;
    // The same key press would activate the element that is focused next.
    event.preventDefault();
    enter(event.currentTarget.value);
  }
  return (
    <>
      <TextField.Root
        size="3"
        autoFocus
        role="combobox"
        aria-label="Kayıt veya ekran ara"
        aria-expanded
        aria-controls="palette-hits"
        aria-activedescendant={hits[chosen] && `palette-hit-${chosen}`}
        placeholder="Kayıt veya ekran ara"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <div className="palette-results">
        <div id="palette-hits" role="listbox" aria-label="Sonuçlar">
          {groups.map(({ label, hits: ofGroup }) => (
            <div key={label} role="group" aria-label={label}>
              <Text as="p" size="1" color="gray" weight="medium" aria-hidden="true" className="palette-group">
                {label}
              </Text>
              {ofGroup.map((hit) => (
                <div
                  key={hit.key}
                  id={`palette-hit-${indexOf(hit)}`}
                  role="option"
                  aria-selected={indexOf(hit) === chosen}
                  className="palette-hit"
                  onMouseEnter={() => setChosen(indexOf(hit))}
                  onClick={() => go(hit)}
                >
                  {hit.name}
                </div>
              ))}
            </div>
          ))}
        </div>
        {error ? (
          <Text role="alert">{sentenceOf(error)}</Text>
        ) : (
          isSettled && hits.length === 0 && <Text color="gray">Sonuç bulunamadı</Text>
        )}
      </div>
    </>
  );
}
