import { Flex, Grid, Heading, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { FilterSelect } from "../list/filter-select";
import { Loaded } from "../shell/loaded";
import { Pages } from "../list/pages";
import { SearchBox } from "../list/search-box";
import { useList } from "../list/use-list";
import { EmptyList } from "../list/empty-list";
import { FolderSelect } from "./folder-select";
import { ImageCard } from "./image-card";
import { UploadBox } from "./upload-box";

const ORDERS = [
  { value: "created_at", label: "Önce en eski" },
  { value: "-size", label: "Önce en büyük" },
  { value: "size", label: "Önce en küçük" },
  { value: "name", label: "Dosya adına göre" },
];

export default function MediaLibrary() {
  const { query, ask, isNarrowed, ...list } = useList("media", (asked) =>
    answered(api.media.$get({ query: asked }), READ_FAILED.images),
  );
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ["media"] });
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        Görsel Kütüphanesi
      </Heading>
      <UploadBox onUploaded={refresh} />
      <Flex gap="3" wrap="wrap" align="center">
        <SearchBox value={query["q"] ?? ""} onSearch={(q) => ask({ q })} />
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
                <Text color="gray">Aramanızla eşleşen görsel bulunamadı</Text>
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
    </Flex>
  );
}
