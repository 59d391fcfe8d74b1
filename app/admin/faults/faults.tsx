import { Badge, Card, Flex, Grid, Link as TextLink, Text } from "@radix-ui/themes";
import type { Fault } from "../../../worker/dashboard/faults.server";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Pages } from "../list/pages";
import { useList } from "../record-list/use-list";
import { Loaded } from "../shell/loaded";
import { nounOf } from "../kinds";
import { RecordLink } from "../list/record-link";
import { ScreenFrame } from "../shell/screen-frame";
import { faultActions } from "./fault-actions";
import { faultSentence, faultWithAddress, isOutside } from "./sentences";

/** All public records with a missing or lost picture, or a broken link or address. */
export default function Faults() {
  const { ask, ...list } = useList("faults", ({ page = "1" }) =>
    answered(api.dashboard.faults.$get({ query: { page } }), READ_FAILED.work),
  );
  return (
    <ScreenFrame title="Eksik ve Bozuk">
      <Loaded query={list}>
        {({ rows, total, page, pages, checks_addresses }) => (
          <>
            <div>
              <Text as="p" color="gray" role="status">
                {total === 0
                  ? "Yayındaki kayıtların görselleri ve bağlantıları tamam"
                  : `${total.toLocaleString("tr-TR")} kayıt`}
              </Text>
              <Text as="p" size="2" color="gray">
                {checks_addresses
                  ? "Başka sitelere giden adresler haftada bir denetlenir; üst üste iki denetimde açılmayan burada görünür."
                  : "Başka sitelere giden adreslerin denetimi kapalı."}
              </Text>
            </div>
            <ul className="fault-list">
              {rows.map(({ kind, id, name, faults }) => (
                <Card key={`${kind} ${id}`} size="1" asChild>
                  <li>
                    <Grid columns={{ initial: "1", sm: "minmax(0, 1fr) auto" }} gap="3" align="center">
                      <div>
                        <Flex gap="2" align="center" wrap="wrap" className="stretched">
                          <Text weight="medium">
                            <RecordLink kind={kind} id={id}>
                              {name}
                            </RecordLink>
                          </Text>
                          <Badge color="gray">{nounOf(kind)}</Badge>
                        </Flex>
                        {faults.map((fault) => (
                          <Text as="p" key={faultWithAddress(fault)} size="2" mt="1" className="library-title">
                            <Sentence fault={fault} />
                          </Text>
                        ))}
                      </div>
                      <Flex gap="2" wrap="wrap">
                        {faultActions({ kind, id, name, faults })}
                      </Flex>
                    </Grid>
                  </li>
                </Card>
              ))}
            </ul>
            {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => ask({ page: `${next}` })} />}
          </>
        )}
      </Loaded>
    </ScreenFrame>
  );
}

/** One fault of a record; an address of another site is a link. */
function Sentence({ fault }: { fault: Fault }) {
  if (!isOutside(fault)) return faultWithAddress(fault);
  return (
    <>
      {faultSentence(fault)}:{" "}
      <TextLink href={fault.target} underline="always" target="_blank" rel="noopener noreferrer">
        {fault.target}
      </TextLink>
    </>
  );
}
