import { Badge, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Pages } from "../list/pages";
import { useList } from "../list/use-list";
import { Loaded } from "../shell/loaded";
import { referrerAddress } from "../shell/editor-address";
import { faultSentence, REFERRING_KINDS } from "./sentences";

/** All public records without a picture, or with a picture or a link that is broken. */
export default function Faults() {
  const { ask, ...list } = useList("faults", ({ page = "1" }) =>
    answered(api.dashboard.faults.$get({ query: { page } }), READ_FAILED.work),
  );
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        Görselsiz veya bağlantısı bozuk
      </Heading>
      <Loaded query={list}>
        {({ rows, total, page, pages }) => (
          <>
            <Text color="gray" role="status">
              {total === 0
                ? "Yayındaki kayıtların görselleri ve site içi bağlantıları tamam"
                : `${total.toLocaleString("tr-TR")} kayıt`}
            </Text>
            {rows.map(({ kind, id, name, faults }) => (
              <Card key={`${kind} ${id}`} size="1">
                <Flex gap="2" align="center" wrap="wrap">
                  <Text weight="medium">
                    <Link to={referrerAddress(kind, id)}>{name}</Link>
                  </Text>
                  <Badge color="gray">{REFERRING_KINDS[kind]}</Badge>
                </Flex>
                {faults.map((fault) => (
                  <Text as="p" key={faultSentence(fault)} size="2" mt="1" className="library-title">
                    {faultSentence(fault)}
                  </Text>
                ))}
              </Card>
            ))}
            {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => ask({ page: `${next}` })} />}
          </>
        )}
      </Loaded>
    </Flex>
  );
}
