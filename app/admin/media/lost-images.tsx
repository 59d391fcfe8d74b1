import { Card, Flex, Text } from "@radix-ui/themes";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Pages } from "../list/pages";
import { useList } from "../record-list/use-list";
import { Loaded } from "../shell/loaded";
import { Uses } from "./uses";

/** Addresses of images that records show although their file is gone. */
export function LostImages() {
  const { ask, ...list } = useList("media-lost", ({ page = "1" }) =>
    answered(api.media.lost.$get({ query: { page } }), READ_FAILED.images),
  );
  return (
    <Loaded query={list}>
      {({ rows, total, page, pages }) => (
        <Flex direction="column" gap="3">
          <Text color="gray" role="status">
            {total === 0
              ? "Kayıp görsel yok: kayıtların gösterdiği tüm görseller yerinde"
              : `${total} görselin dosyası yok; onu gösteren kayıtlarda başka bir görsel seçin`}
          </Text>
          {rows.map(({ url, uses, use_count }) => (
            <Card key={url} size="1">
              <Text as="p" size="2" weight="medium" mb="2" className="library-title">
                {url}
              </Text>
              <Uses uses={uses} total={use_count} />
            </Card>
          ))}
          {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => ask({ page: `${next}` })} />}
        </Flex>
      )}
    </Loaded>
  );
}
