import { Badge, Card, Flex, Heading, Table, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { formatMoment } from "../shell/dates";
import { EmptyList } from "../list/empty-list";
import { RecordLink } from "../list/record-link";
import { Loaded } from "../shell/loaded";
import { PUBLISHING } from "./queries";

/** Latest runs of the schedule, with errors. */
export function History() {
  const query = useQuery({
    queryKey: [PUBLISHING, "logs"],
    queryFn: () => answered(api.publishing.logs.$get(), READ_FAILED.history),
  });
  return (
    <Card size="3">
      <Heading as="h2" size="4" mb="4">
        Yayın Geçmişi
      </Heading>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyList
              sentence="Henüz yayınlama kaydı yok"
              purpose="Sıradan ya da zamanında yayınlanan her yazı burada sonucuyla görünür."
            />
          ) : (
            <div className="wide-table">
              <Table.Root className="record-table" variant="surface" size="1">
                <Table.Header>
                  <Table.Row>
                    <Table.ColumnHeaderCell className="unsortable">Blog</Table.ColumnHeaderCell>
                    <Table.ColumnHeaderCell className="unsortable">Tarih</Table.ColumnHeaderCell>
                    <Table.ColumnHeaderCell className="unsortable">Durum</Table.ColumnHeaderCell>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {rows.map(({ id, blog_id, title, published_at, status, message }) => (
                    <Table.Row key={id}>
                      <Table.RowHeaderCell>
                        {title === null ? (
                          <Text color="gray">Silinmiş yazı</Text>
                        ) : (
                          <RecordLink kind="post" id={blog_id}>
                            {title || "Başlıksız"}
                          </RecordLink>
                        )}
                      </Table.RowHeaderCell>
                      <Table.Cell data-label="Tarih">{formatMoment(published_at)}</Table.Cell>
                      <Table.Cell data-label="Durum">
                        <Flex direction="column" gap="1" align="start">
                          <Badge color={status === "success" ? "grass" : "red"}>
                            {status === "success" ? "Başarılı" : "Hata"}
                          </Badge>
                          {message && (
                            <Text size="1" color="gray">
                              {message}
                            </Text>
                          )}
                        </Flex>
                      </Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table.Root>
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
