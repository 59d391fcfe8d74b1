import { Dialog, Text, TextField } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent as ReactKeyboardEvent, useDeferredValue, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { foldTr } from "../../../worker/turkish/folding";
import { answered, api, sentenceOf } from "../api";
import { useFocusReturn } from "./focus-return";
import { editorAddress } from "./editor-address";
import { SCREENS, EXTRA_SCREENS } from "./screens";

const KIND_LABELS = {
  post: "Blog",
  promotion: "Promosyon",
  casino: "Casino",
  category: "Kategori",
  comment: "Yorum",
  page: "Sayfa",
  "splash-ad": "Splash",
};

/** Command palette (Ctrl/Cmd+K) that searches screens and records. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn(isOpen);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Content aria-describedby={undefined} maxWidth="36rem" {...focus}>
        <Dialog.Title>Ara ve git</Dialog.Title>
        {isOpen && <Finder onDone={() => setOpen(false)} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const q = useDeferredValue(text.trim());
  const { data, error, isPending } = useQuery({
    queryKey: ["search", q],
    queryFn: () => answered(api.dashboard.search.$get({ query: { q } }), READ_FAILED.search),
    enabled: q.length > 1,
  });
  const isSearching = q.length > 1 && isPending;
  const screens = [...SCREENS, ...EXTRA_SCREENS].filter(({ label }) => foldTr(label).includes(foldTr(text)));
  const hits = [
    ...screens.map(({ to, label }) => ({ key: to, to: to, name: label, kind: "Ekran" })),
    ...(q.length > 1 ? (data ?? []) : []).map(({ id, name, kind }) => ({
      key: `${kind} ${id}`,
      to: editorAddress(kind, id),
      name,
      kind: KIND_LABELS[kind],
    })),
  ];
  useEffect(() => {
    document.getElementById(`palette-hit-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const go = (to: string | undefined) => {
    if (!to) return;
    onDone();
    void navigate(to);
  };
  function onKey(event: ReactKeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setChosen((now) => (now + step + hits.length) % Math.max(1, hits.length));
    }
    if (event.key === "Enter") go(hits[chosen]?.to);
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
          {hits.map(({ key, to, name, kind }, i) => (
            <div
              key={key}
              id={`palette-hit-${i}`}
              role="option"
              aria-selected={i === chosen}
              className="palette-hit"
              onMouseEnter={() => setChosen(i)}
              onClick={() => go(to)}
            >
              <Text>{name}</Text>
              <Text size="1" color="gray">
                {kind}
              </Text>
            </div>
          ))}
        </div>
        {error ? (
          <Text role="alert">{sentenceOf(error)}</Text>
        ) : (
          hits.length === 0 && !isSearching && <Text color="gray">Sonuç bulunamadı</Text>
        )}
      </div>
    </>
  );
}
