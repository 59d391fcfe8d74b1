import { Flex, Grid, Heading, Select, Text } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { MEDIA_FOLDERS } from "../../../worker/media/rules";
import { answered, api } from "../api";
import { Loaded } from "../loaded";
import { Pages } from "../pages";
import { SearchBox } from "../search-box";
import { useList } from "../use-list";
import { FOLDER_NAMES } from "./folders";
import { ImageCard } from "./image-card";
import { UploadBox } from "./upload-box";

const ALL = "all";

/** Every uploaded picture, and where it is used. */
export default function MediaLibrary() {
  const { query, ask, ...list } = useList("media", (asked) => answered(api.media.$get({ query: asked })));
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ["media"] });
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        Görsel Kütüphanesi
      </Heading>
      <UploadBox onUploaded={refresh} />
      <Flex gap="3" wrap="wrap" align="center">
        <SearchBox value={query.q ?? ""} onSearch={(q) => ask({ q })} />
        <Select.Root
          value={query.folder ?? ALL}
          onValueChange={(folder) => ask({ folder: folder === ALL ? "" : folder })}
        >
          <Select.Trigger aria-label="Klasör" />
          <Select.Content>
            <Select.Item value={ALL}>Bütün klasörler</Select.Item>
            {MEDIA_FOLDERS.map((folder) => (
              <Select.Item key={folder} value={folder}>
                {FOLDER_NAMES[folder]}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
        {list.data && (
          <Text size="2" color="gray" role="status">
            {`${list.data.total} görsel`}
          </Text>
        )}
      </Flex>
      <Loaded query={list}>
        {({ rows, page, pages }) => (
          <>
            {rows.length === 0 && (
              <Text color="gray">
                {query.q || query.folder ? "Aramanızla eşleşen görsel bulunamadı" : "Henüz görsel yüklenmemiş"}
              </Text>
            )}
            <Grid
              columns="repeat(auto-fill, minmax(13rem, 1fr))"
              gap="3"
              style={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}
            >
              {rows.map((image) => (
                <ImageCard key={image.id} image={image} onDeleted={refresh} />
              ))}
            </Grid>
            {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => ask({ page: `${next}` })} />}
          </>
        )}
      </Loaded>
    </Flex>
  );
}
