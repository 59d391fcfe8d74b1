import { Button, Flex, SegmentedControl } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { foldTr } from "../../../worker/text/folding";
import { PERIODS } from "../../../worker/visits/constants";
import { answered, api, sentenceOf } from "../api";
import type { BulkAction } from "../list/bulk-action";
import { RowAction } from "../list/row-action";
import { RecordList } from "../record-list/record-list";
import type { ListParams } from "../record-list/use-list";
import { lateDialog } from "../shell/late";
import { revertToast } from "../shell/undo-toast";
import { addRules, forgetRules, heed, ignore } from "./answering";
import type { Proposal } from "./proposals";
import { proposalOf, UNKNOWN_COLUMNS, type UnknownAddress } from "./unknown-columns";

const RuleDialog = lateDialog(() => import("./dialog.client"));
const IgnoredDialog = lateDialog(() => import("./ignored-dialog.client"));

const PAGE = 25;
const LISTS = ["unknown-addresses", "redirects", "redirect-settings"];

const ruled = (n: number) => `${n} yönlendirme eklendi`;
const ignored = (n: number) => `${n} adres artık yok sayılıyor`;

const ACTIONS: BulkAction<UnknownAddress>[] = [
  {
    label: "Yönlendir",
    before: () => "bulunamıyor",
    after: (row) => proposalOf(row)?.target ?? "",
    stays: (row) => proposalOf(row) === undefined,
    staying: "Önerisi olmadığı için yönlendirilmeyecek:",
    none: "Seçili adreslerin önerisi yok; her birini “Yönlendir” ile kendiniz bağlayın",
    run: async (_ids, _value, _withApart, rows) => ({
      ids: await addRules(rows.flatMap((row) => proposalOf(row) ?? [])),
    }),
    revert: forgetRules,
    done: ruled,
  },
  {
    label: "Yok say",
    run: async (paths) => ({ ids: await ignore(paths) }),
    revert: heed,
    done: ignored,
  },
];

/** The API answers with all addresses at once; they are searched and divided into pages here. */
async function readUnknown({ days = "30", q = "", page = "1" }: ListParams) {
  const period = PERIODS.find((known) => known === days) ?? "30";
  const all = await answered(api["unknown-addresses"].$get({ query: { days: period } }), READ_FAILED.unknownAddresses);
  const found = all.rows.filter((row) => foldTr(`${row.path} ${row.host}`).includes(foldTr(q)));
  const [shown, pages] = [Number(page), Math.max(1, Math.ceil(found.length / PAGE))];
  const rows = found.slice((shown - 1) * PAGE, shown * PAGE).map((row) => ({ ...row, id: row.path }));
  return { rows, total: found.length, page: shown, pages };
}

/** Addresses that nothing answers, each with the record that it may have meant. */
export default function UnknownList() {
  const [asked, ask] = useState<Proposal>();
  const [isIgnoredOpen, setIgnoredOpen] = useState(false);
  const queries = useQueryClient();
  const refresh = () => Promise.all(LISTS.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  async function act(done: string, doing: Promise<string[]>, revert: (ids: string[]) => Promise<unknown>) {
    try {
      const ids = await doing;
      revertToast(done, () => revert(ids), refresh);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refresh();
  }
  function lead(row: Pick<UnknownAddress, "path" | "nearest">) {
    const proposal = proposalOf(row);
    if (!proposal) return ask({ source: row.path, target: "" });
    void act(`${proposal.source} artık ${proposal.target} adresine yönleniyor`, addRules([proposal]), forgetRules);
  }
  return (
    <RecordList
      name="unknown-addresses"
      heading={{
        buttons: (
          <Button variant="surface" onClick={() => setIgnoredOpen(true)}>
            Yok sayılanlar
          </Button>
        ),
        help: "Sitede bulunmayan adreslere gelenler; kişisel bilgi tutulmaz, sayılar 90 gün saklanır. Robotlar gri olarak ayrı durur.",
      }}
      empty={{
        sentence: "Bulunamayan adres yok",
        purpose:
          "Ziyaretçilerin geldiği ama sitede olmayan adresler burada toplanır; tek tıkla doğru sayfaya bağlanır.",
      }}
      read={readUnknown}
      strip={({ days = "30" }, change) => (
        <Flex>
          <SegmentedControl.Root aria-label="Dönem" value={days} onValueChange={(chosen) => change({ days: chosen })}>
            {PERIODS.map((period) => (
              <SegmentedControl.Item key={period} value={period}>{`${period} gün`}</SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        </Flex>
      )}
      columns={UNKNOWN_COLUMNS}
      row={{
        nameOf: ({ path }) => path,
        open: (row) => () => ask(proposalOf(row) ?? { source: row.path, target: "" }),
        actions: (row) => (
          <>
            <RowAction label="Yönlendir" of={row.path} onSelect={() => lead(row)} />
            <RowAction
              label="Yok say"
              of={row.path}
              onSelect={() => void act(`${row.path} artık yok sayılıyor`, ignore([row.path]), heed)}
            />
          </>
        ),
        more: ({ path, nearest }) => (
          <>
            {nearest.slice(1).map(({ path: target, title }) => (
              <RowAction
                key={target}
                label={`Yönlendir: ${title}`}
                of={path}
                onSelect={() => lead({ path, nearest: [{ path: target, title }] })}
              />
            ))}
            <RowAction label="Başka adrese yönlendir" of={path} onSelect={() => ask({ source: path, target: "" })} />
          </>
        ),
      }}
      bulk={ACTIONS}
    >
      {() => (
        <>
          {asked && (
            <RuleDialog
              rule={undefined}
              proposed={asked}
              onSaved={() => void refresh()}
              onClose={() => ask(undefined)}
            />
          )}
          {isIgnoredOpen && <IgnoredDialog onChanged={() => void refresh()} onClose={() => setIgnoredOpen(false)} />}
        </>
      )}
    </RecordList>
  );
}
