import { Flex, Grid, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { MEDIA_FOLDERS, type MediaState } from "../../../worker/media/rules";
import { answered, api } from "../api";
import { EmptyList } from "../list/empty-list";
import { Select } from "../shell/select";
import { ChosenFilters, Filters } from "../record-list/filters";
import { Pages } from "../list/pages";
import { RemovalQuestion } from "../record-list/removal";
import { SearchBox } from "../list/search-box";
import { type ListParams, useList } from "../record-list/use-list";
import { Loaded } from "../shell/loaded";
import { ScreenFrame } from "../shell/screen-frame";
import { FOLDER_NAMES } from "./folders";
import { ImageCard } from "./image-card";
import { MissingVariants } from "./missing-variants";
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
  return "Bu filtreyle görsel bulunamadı";
}

const FILTERS = [
  { name: "state", label: "Durum", all: "Tüm durumlar", options: STATES },
  {
    name: "folder",
    label: "Klasör",
    all: "Tüm klasörler",
    options: MEDIA_FOLDERS.map((folder) => ({ value: folder, label: FOLDER_NAMES[folder] })),
  },
];

export default function MediaLibrary() {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  function ask({ state }: ListParams) {
    const next = new URLSearchParams(params);
    next.delete("page");
    if (state) next.set("state", state);
    else next.delete("state");
    setParams(next, { replace: true, preventScrollReset: true });
  }
  const refresh = () => void queries.invalidateQueries({ queryKey: ["media"] });
  return (
    <ScreenFrame title="Görsel Kütüphanesi">
      <UploadBox onUploaded={refresh} />
      <MissingVariants />
      {params.get("state") === LOST ? (
        <>
          <Flex className="list-filters" direction="column" gap="3" align="start">
            <Select
              aria-label="Durum"
              empty="Tüm durumlar"
              value={LOST}
              options={STATES}
              onChange={(state) => ask({ state })}
            />
            <ChosenFilters filters={FILTERS} query={{ state: LOST }} ask={ask} />
          </Flex>
          <LostImages />
        </>
      ) : (
        <RemovalQuestion name="media">
          <Images />
        </RemovalQuestion>
      )}
    </ScreenFrame>
  );
}

function Images() {
  const { query, ask, isNarrowed, ...list } = useList("media", (asked) =>
    answered(api.media.$get({ query: asked }), READ_FAILED.images),
  );
  return (
    <>
      <Flex className="list-filters" direction="column" gap="3">
        <Flex gap="3" wrap="wrap" align="center">
          <SearchBox value={query["q"] ?? ""} onSearch={(q) => ask({ q })} />
          <Filters filters={FILTERS} query={query} ask={ask} />
          <Select
            aria-label="Sıralama"
            empty="Önce en yeni"
            value={query["sort"] ?? ""}
            options={ORDERS}
            onChange={(sort) => ask({ sort })}
          />
          {list.data && (
            <Text size="2" color="gray" role="status">
              {`${list.data.total} görsel`}
            </Text>
          )}
        </Flex>
        <ChosenFilters filters={FILTERS} query={query} ask={ask} />
      </Flex>
      <Loaded query={list} skeleton={{ shape: "cards" }}>
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
