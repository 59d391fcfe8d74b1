import { Button, Flex, Heading, Text } from "@radix-ui/themes";
import { useState } from "react";
import { type Dimension, DIMENSIONS, TABLE_ROWS_MAX } from "../../../worker/earnings/constants";
import { currenciesOf, currencyUnit } from "../../../worker/text/money";
import { editorAddress } from "../kinds";
import { EditAction } from "../record-list/edit-action";
import { ordersOf } from "../list/order";
import { RecordTable } from "../record-list/record-table";
import { RowAction } from "../list/row-action";
import { Select } from "../shell/select";
import { useNarrow } from "../shell/use-narrow";
import { formatCount } from "../shell/day-chart";
import { columnsOf, firstOrder, nameOf, TABLES } from "./columns";
import { downloadTable } from "./csv";
import { sorted } from "./order";
import { figuresOf } from "./row-figures";
import { type Earnings, type EarningsRow, useChoice } from "./use-earnings";

/** Until all are asked for, so that what follows is in reach. */
const FIRST_ROWS = 10;

/** The tables, one at a time; the address keeps which, and its order. */
export function EarningsTables({ earnings }: { earnings: Earnings }) {
  const { valueOf, choose } = useChoice();
  const isNarrow = useNarrow();
  const dimension = DIMENSIONS.find((known) => known === valueOf("by")) ?? "casino";
  const figures = figuresOf(dimension, earnings.totals.money);
  const columns = columnsOf(dimension, figures, { isNarrow, rows: earnings.tables[dimension] });
  const sort = valueOf("sort") ?? firstOrder(figures, earnings.tables[dimension]);
  const rows = sorted(earnings.tables[dimension], dimension, figures, sort);
  const [first, ...others] = currenciesOf(earnings.totals.money?.revenue);
  const [all, showAll] = useState<Dimension>();
  const shown = all === dimension ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <section aria-labelledby="earnings-tables">
      <Flex justify="between" align="center" gap="3" wrap="wrap" mb="2">
        <Heading as="h2" size="4" id="earnings-tables">
          Dökümler
        </Heading>
        <Flex gap="2" wrap="wrap">
          {isNarrow && (
            <Select
              aria-label="Sıralama"
              value={sort}
              options={ordersOf(columns)}
              onChange={(chosen) => choose({ sort: chosen })}
            />
          )}
          <Button
            variant="surface"
            disabled={rows.length === 0}
            onClick={() => downloadTable(dimension, figures, rows, earnings)}
          >
            Dışa aktar
          </Button>
        </Flex>
      </Flex>
      <div className="view-tabs" role="group" aria-label="Tablo">
        {DIMENSIONS.map((known) => (
          <button
            key={known}
            type="button"
            aria-pressed={known === dimension}
            onClick={() => choose({ by: known, sort: "" })}
          >
            {TABLES[known]}
          </button>
        ))}
      </div>
      {rows.length === 0 && (
        <Text as="p" color="gray" mt="3">
          Bu dönemde sayılan bir şey yok
        </Text>
      )}
      {rows.length > 0 && (
        <div className="record-frame figure-table">
          <RecordTable
            rows={shown}
            columns={columns}
            row={rowOptions(dimension)}
            returned={undefined}
            sort={sort}
            onSort={(chosen) => choose({ sort: chosen })}
            selected={undefined}
            onSelect={() => undefined}
          />
        </div>
      )}
      {rows.length > 0 && figures.some(({ key }) => key === "rate") && (
        <Text as="p" size="2" color="gray" mt="2">
          {`${figures.some(({ key }) => key === "page_clicks") ? "Oran, kendi sayfasındaki tıklamaların" : "Oran, satırdaki tıklamaların"} görüntülenmelere bölümüdür; görüntülenmeler ilk tıklamanın sayıldığı günden beri, ana sayfa, listeler ve bonus, casino, yazı sayfaları için sayılır.`}
        </Text>
      )}
      {first && others.length > 0 && figures.some(({ key }) => key === "revenue") && (
        <Text as="p" size="2" color="gray" mt="2">
          {`Para birimleri toplanmaz: gelir payı kendi para birimi içindedir, gelire göre sıralamada önce ${currencyUnit(first)} gelirine bakılır.`}
        </Text>
      )}
      {shown.length < rows.length && (
        <Flex mt="2">
          <Button variant="surface" onClick={() => showAll(dimension)}>
            {`Tümünü göster (${formatCount(rows.length)})`}
          </Button>
        </Flex>
      )}
      {rows.length === TABLE_ROWS_MAX && (
        <Text as="p" size="2" color="gray" mt="2">
          {`En çok tıklanan ${TABLE_ROWS_MAX} satır gösteriliyor.`}
        </Text>
      )}
    </section>
  );
}

function rowOptions(dimension: Dimension) {
  const hasPage = dimension === "casino" || dimension === "promotion" || dimension === "page";
  return {
    nameOf: (row: EarningsRow) => nameOf(dimension, row),
    className: () => "whole",
    ...(hasPage && {
      open: ({ record }: EarningsRow) => (record ? editorAddress(record.kind, record.id) : undefined),
      actions: (row: EarningsRow) => (
        <>
          {row.path && <RowAction label="Sitede gör" of={nameOf(dimension, row)} icon="outside" href={row.path} />}
          {row.record && <EditAction of={nameOf(dimension, row)} to={editorAddress(row.record.kind, row.record.id)} />}
        </>
      ),
    }),
  };
}
