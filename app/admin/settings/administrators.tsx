import { Badge, Button, Card, Flex, Heading, Table } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { formatDay } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { NewAdministrator, OwnPassword } from "./account-forms";
import type { ReportUnsaved } from "./settings-form";

const KEY = ["administrators"];

export function Administrators({ report }: { report: ReportUnsaved }) {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => answered(api.administrators.$get(), READ_FAILED.administrators),
  });
  return (
    <Flex direction="column" gap="4">
      <Loaded query={query}>
        {({ rows, self }) => (
          <div className="wide-table">
            <Table.Root className="record-table" variant="surface">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeaderCell className="unsortable">E-posta</Table.ColumnHeaderCell>
                  <Table.ColumnHeaderCell className="unsortable">Eklenme Tarihi</Table.ColumnHeaderCell>
                  <Table.ColumnHeaderCell className="unsortable">İşlemler</Table.ColumnHeaderCell>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {rows.map(({ id, email, created_at }) => (
                  <Table.Row key={id}>
                    <Table.RowHeaderCell>{email}</Table.RowHeaderCell>
                    <Table.Cell data-label="Eklenme Tarihi">{formatDay(created_at)}</Table.Cell>
                    <Table.Cell>
                      {id === self ? <Badge>Siz</Badge> : <Expel id={id} email={email} onDone={refresh} />}
                    </Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </div>
        )}
      </Loaded>
      <Card size="3">
        <Heading as="h2" size="4" mb="4">
          Yönetici Ekle
        </Heading>
        <NewAdministrator onAdded={refresh} report={report} />
      </Card>
      <Card size="3">
        <Heading as="h2" size="4" mb="4">
          Şifremi Değiştir
        </Heading>
        <OwnPassword report={report} />
      </Card>
    </Flex>
  );
}

function Expel({ id, email, onDone }: { id: string; email: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function expel() {
    setBusy(true);
    try {
      await answered(api.administrators[":id"].$delete({ param: { id } }), CHANGE_FAILED.administrators);
      toast.success("Yönetici çıkarıldı");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
    setOpen(false);
    onDone();
  }
  return (
    <>
      <Button size="1" variant="soft" color="red" aria-label={`Çıkar: ${email}`} onClick={() => setOpen(true)}>
        Çıkar
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Yöneticiyi çıkarmak istediğinize emin misiniz?"
        confirm="Çıkar"
        isBusy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void expel()}
      >
        <strong>{email}</strong> panele artık giremeyecek; açık oturumları hemen sona erecek.
      </ConfirmDialog>
    </>
  );
}
