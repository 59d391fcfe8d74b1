import type { ReactNode } from "react";
import { Link } from "react-router";
import { thumbnailOf } from "../../../worker/text/variants";
import { PLACEHOLDER } from "../../ui/picture";
import { useNames } from "../session/names";
import type { Column, RowOptions } from "./column";
import { Dot } from "./dot";
import { FROM_LIST } from "../list/way-back";

interface RecordTitleProps<Row> {
  row: Row;
  column: Column<Row>;
  options: RowOptions<Row>;
}

/** Dot, picture and name of a record; the name opens it. */
export function RecordTitle<Row>({ row, column, options }: RecordTitleProps<Row>) {
  const { nameOf, open, state, picture, editor } = options;
  const title = column.text?.(row) ?? nameOf(row);
  const name = column.cell?.(row) ?? title;
  const by = editor?.(row);
  return (
    <span className="record-title">
      {state && <Dot {...state(row)} />}
      {picture && (
        <img
          className="cell-picture"
          src={thumbnailOf(picture(row) ?? "") || PLACEHOLDER}
          alt=""
          width={28}
          height={28}
          loading="lazy"
          onError={({ currentTarget }) => {
            if (!currentTarget.src.endsWith(PLACEHOLDER)) currentTarget.src = PLACEHOLDER;
          }}
        />
      )}
      {by ? (
        <EditedName by={by} title={title} target={open?.(row)}>
          {name}
        </EditedName>
      ) : (
        <Name title={title} target={open?.(row)}>
          {name}
        </Name>
      )}
    </span>
  );
}

interface NameProps {
  /** The whole name, since a long one is cut. */
  title: string;
  target: string | (() => void) | undefined;
  children: ReactNode;
}

function Name({ title, target, children }: NameProps) {
  const look = { className: "record-link", title };
  if (typeof target === "string")
    return (
      <Link {...look} to={target} state={FROM_LIST}>
        {children}
      </Link>
    );
  if (!target) return <span {...look}>{children}</span>;
  return (
    <button type="button" {...look} onClick={target}>
      {children}
    </button>
  );
}

/** A name whose tooltip tells the last editor. */
function EditedName({ by, title, ...props }: NameProps & { by: string }) {
  const personOf = useNames();
  return <Name title={`${title}\nSon düzenleyen: ${personOf(by) ?? by}`} {...props} />;
}
