import { Button, Checkbox, Flex, Heading, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { revertToast } from "../shell/undo-toast";
import { useNarrow } from "../shell/use-narrow";
import type { ColumnChoice } from "./columns";
import type { SavedViews } from "../list/saved-views";
import { viewQuery } from "./view-query";

type View = NonNullable<SavedViews["views"]>[number];

async function tell(change: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await change;
    toast.success(done);
    return true;
  } catch (error) {
    toast.error(sentenceOf(error));
    return false;
  }
}

/** Saves, renames and deletes views, and chooses columns; what is overwritten or deleted can be taken back. */
export default function ViewsPanel({ saved, columns }: { saved: SavedViews; columns: ColumnChoice[] }) {
  const [name, setName] = useState("");
  const isNarrow = useNarrow();
  const { views = [] } = saved;
  async function save(event: FormEvent) {
    event.preventDefault();
    // Not `useSearchParams`, which changes one render after the address.
    const query = viewQuery(new URLSearchParams(window.location.search));
    try {
      const { id } = await saved.save({ name, query });
      setName("");
      const former = views.find((view) => view.id === id);
      if (!former || former.query === query) toast.success("Görünüm kaydedildi");
      else
        revertToast(
          `“${former.name}” görünümünün yerine kaydedildi`,
          () => saved.save({ name: former.name, query: former.query }),
          () => undefined,
        );
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }
  return (
    <Flex direction="column" gap="4">
      <Flex direction="column" gap="2">
        <Heading as="h2" size="3">
          Görünümler
        </Heading>
        {views.length === 0 && (
          <Text as="p" size="2" color="gray">
            Filtreleri, sıralamayı ve sütunları bir adla kaydedin; yalnızca siz görürsünüz.
          </Text>
        )}
        {views.map((view) => (
          <ViewRow key={view.id} view={view} saved={saved} />
        ))}
        <form onSubmit={(event) => void save(event)}>
          <Flex gap="2">
            <TextField.Root
              size="2"
              aria-label="Görünümün adı"
              placeholder="Şimdiki görünümün adı"
              required
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
              style={{ flexGrow: 1 }}
            />
            <Button>Kaydet</Button>
          </Flex>
        </form>
      </Flex>
      <Flex direction="column" gap="2" role="group" aria-label="Sütunlar">
        <Heading as="h2" size="3">
          Sütunlar
        </Heading>
        {columns.map(({ label, from, isShown, show }) => (
          <Text as="label" size="2" key={label}>
            <Flex gap="2" align="center">
              <Checkbox checked={isShown} onCheckedChange={(isOn) => show(isOn === true)} />
              {label}
              {isShown && from && !isNarrow && !matchMedia(`(min-width: ${from})`).matches && (
                <Text size="1" color="gray">
                  pencere dar, şimdi görünmüyor
                </Text>
              )}
            </Flex>
          </Text>
        ))}
      </Flex>
    </Flex>
  );
}

interface ViewRowProps {
  view: View;
  saved: SavedViews;
}

function ViewRow({ view: { id, name, is_default }, saved }: ViewRowProps) {
  const [renamed, setRenamed] = useState<string>();
  async function remove() {
    try {
      // Not the rendered view: a change of it may not have come back yet.
      const removed = await saved.remove(id);
      const { name, query, is_default } = removed;
      revertToast(
        `“${name}” görünümü silindi`,
        () => saved.save({ name, query, is_default }),
        () => undefined,
      );
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }
  async function rename(event: FormEvent) {
    event.preventDefault();
    if (await tell(saved.change(id, { name: renamed ?? name, is_default }), "Görünümün adı değişti"))
      setRenamed(undefined);
  }
  if (renamed !== undefined)
    return (
      <form onSubmit={(event) => void rename(event)}>
        <Flex gap="2">
          <TextField.Root
            size="1"
            aria-label={`Yeni ad: ${name}`}
            autoFocus
            required
            maxLength={60}
            value={renamed}
            onChange={({ target }) => setRenamed(target.value)}
            style={{ flexGrow: 1 }}
          />
          <Button size="1">Kaydet</Button>
          <Button type="button" size="1" variant="surface" onClick={() => setRenamed(undefined)}>
            İptal
          </Button>
        </Flex>
      </form>
    );
  const small = { size: "1", variant: "ghost" } as const;
  return (
    <Flex direction="column" gap="1" align="start">
      <Text size="2" weight="medium">
        {name}
      </Text>
      <Flex gap="4" px="1">
        <Button
          {...small}
          aria-pressed={is_default}
          aria-label={`Açılışta göster: ${name}`}
          onClick={() =>
            void tell(
              saved.change(id, { name, is_default: !is_default }),
              is_default ? "Liste artık filtresiz açılır" : "Liste artık bu görünümle açılır",
            )
          }
        >
          {is_default ? "✓ Açılışta göster" : "Açılışta göster"}
        </Button>
        <Button {...small} aria-label={`Adını değiştir: ${name}`} onClick={() => setRenamed(name)}>
          Adını değiştir
        </Button>
        <Button {...small} aria-label={`Sil: ${name}`} onClick={() => void remove()}>
          Sil
        </Button>
      </Flex>
    </Flex>
  );
}
