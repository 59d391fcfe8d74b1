import { Text } from "@radix-ui/themes";
import { Fragment } from "react";
import { keysOf, type RowKeys } from "./use-today-keys";

/** The keys that work on the current row. */
export const KeyLine = ({ row }: { row: RowKeys }) => (
  <Text size="1" color="gray" className="today-keys">
    <kbd>J</kbd> <kbd>K</kbd> gez ·{" "}
    {keysOf(row).map(({ key, does }) => (
      <Fragment key={key}>
        <kbd>{key === "enter" ? "Enter" : key.toUpperCase()}</kbd> {does} ·{" "}
      </Fragment>
    ))}
    <kbd>Z</kbd> geri al
  </Text>
);
