import { Flex, Grid, Heading, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import type { MediaState } from "../../../worker/media/rules";
import { answered, api } from "../api";
import { EmptyList } from "../list/empty-list";
import { FilterSelect } from "../list/filter-select";
import { Pages } from "../list/pages";
import { SearchBox } from "../list/search-box";
import { type ListParams, useList } from "../list/use-list";
import { Loaded } from "../shell/loaded";
import { FolderSelect } from "./folder-select";
import { ImageCard } from "./image-card";
import { LostImages } from "./lost-images";
import { UploadBox } from "./upload-box";

const ORDERS = [
  { value: "created_at", label: "Önce en eski" },
  { value: "-size", label: "Önce en büyük" },
  { value: "size", label: "Önce en küçük" },
  { value: "title", label: "Adına göre" },
];
const LOST = "lost";
const STATES: { value: MediaState | typeof LOST; label: string }[] = [
  { value: "unused", label: "Kullanılmayan" },
  { value: "no-alt", label: "Alternatif metni olmayan" },
  { value: LOST, label: "Kayıp" },
];

/** Why the list is empty: searched words come first, then the state. */
function nothingFound({ q, state }: ListParams): string {
  if (q) return "Aramanızla eşleşen görsel bulunamadı";
  if (state === "unused") return "Kullanılmayan görsel yok, hepsi bir yerde gösteriliyor";
  if (state === "no-alt") return "Alternatif metni eksik görsel yok";
  return "Bu süzgeçle görsel bulunamadı";
}

export default function MediaLibrary() {
  const [params, setParams] = useSearchParams();
  const state = params.get("state") ?? "";
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ["media"] });
  const stateSelect = (
    <FilterSelect
      label="Durum"
      all="Bütün durumlar"
      value={state}
      options={STATES}
      onChange={(chosen) =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            next.delete("page");
            next.delete("state");
            if (chosen) next.set("state", chosen);
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        Görsel Kütüphanesi
      </Heading>
      <UploadBox onUploaded={refresh} />
      {state === LOST ? (
        <>
          <Flex>{stateSelect}</Flex>
          <LostImages />
        </>
      ) : (
        <Images stateSelect={stateSelect} />
      )}
    </Flex>
  );
}

function Images({ stateSelect }: { stateSelect: ReactNode }) {
  const { query, ask, isNarrowed, ...list } = useList("media", (asked) =>
    answered(api.media.$get({ query: asked }), READ_FAILED.images),
  );
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <SearchBox value={query["q"] ?? ""} onSearch={(q) => ask({ q })} />
        {stateSelect}
        <FolderSelect value={query["folder"]} onChange={(folder) => ask({ folder })} />
        <FilterSelect
          label="Sıralama"
          all="Önce en yeni"
          value={query["sort"]}
          options={ORDERS}
          onChange={(sort) => ask({ sort })}
        />
        {list.data && (
          <Text size="2" color="gray" role="status">
            {`${list.data.total} görsel`}
          </Text>
        )}
      </Flex>
      <Loaded query={list}>
        {({ rows, page, pages }) => (
          <>
            {rows.length === 0 &&
              (isNarrowed ? (
                <Text color="gray">{nothingFound(query)}</Text>
              ) : (
                <EmptyList
                  sentence="Henüz görsel yüklenmemiş"
                  purpose="Yazıların, promosyonların ve logoların görselleri burada durur; bir kez yüklenir, her yerde kullanılır."
                />
              ))}
            <Grid
              columns="repeat(auto-fill, minmax(13rem, 1fr))"
              gap="3"
              style={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}
            >
              {rows.map((image) => (
                <ImageCard key={image.id} {...image} />
              ))}
            </Grid>
            {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => ask({ page: `${next}` })} />}
          </>
        )}
      </Loaded>
    </>
  );
}
