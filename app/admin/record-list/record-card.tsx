import { type Column, type RowOptions, titleColumn } from "./column";
import { openByClick, RecordChoice, type RecordChoiceProps } from "./record-row";
import { RecordTitle } from "./record-title";
import { RowMenu } from "./row-menu";

interface RecordCardProps<Row> {
  row: Row;
  columns: Column<Row>[];
  options: RowOptions<Row>;
  isReturned: boolean;
  choice: RecordChoiceProps;
}

/** A record on a phone: its name, two lines of its values, and all actions in one menu, if there are several; or whole. */
export function RecordCard<Row extends { id: string }>({ row, columns, options, ...props }: RecordCardProps<Row>) {
  const { isReturned, choice } = props;
  const title = titleColumn(columns);
  const words = columns.flatMap((column) => (column !== title && column.text?.(row)) || []);
  const [actions, more] = [options.actions?.(row), options.more?.(row)];
  const half = Math.ceil(words.length / 2);
  if (options.body)
    return (
      <li className="whole-card" data-record={row.id} onClick={openByClick}>
        {choice.isSelected !== undefined && (
          <label className="record-choice">
            <RecordChoice {...choice} />
          </label>
        )}
        <div>
          <div className="card-values">
            {title && <RecordTitle row={row} column={title} options={options} />}
            {columns.map(
              (column) => column !== title && <span key={column.label}>{(column.cell ?? column.text)?.(row)}</span>,
            )}
          </div>
          {options.body(row)}
        </div>
        <div className="card-actions">
          {actions}
          {more && <RowMenu of={options.nameOf(row)}>{more}</RowMenu>}
        </div>
      </li>
    );
  return (
    <li
      className={`record-card ${options.className?.(row) ?? ""}`}
      data-record={row.id}
      data-returned={isReturned || undefined}
      onClick={openByClick}
    >
      {choice.isSelected !== undefined && (
        <label className="record-choice">
          <RecordChoice {...choice} />
        </label>
      )}
      <div className="stretched">
        {title && <RecordTitle row={row} column={title} options={options} />}
        {[words.slice(0, half), words.slice(half)].map((line, at) => (
          <p key={at}>{line.join(" · ")}</p>
        ))}
      </div>
      {options.hasOneAction && actions}
      {!options.hasOneAction && (actions || more) && (
        <RowMenu of={options.nameOf(row)}>
          {actions}
          {more}
        </RowMenu>
      )}
    </li>
  );
}
