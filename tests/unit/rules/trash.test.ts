import { expect, it } from "vitest";
import { TRASH_KINDS } from "../../../worker/records/kinds.server";

it.each(TRASH_KINDS)(
  "the kinds of records in the trash have a position of their own in the text by which the trash is sorted: %s",
  (kind) => {
    const names = TRASH_KINDS.join(" ").split(" ");
    expect(TRASH_KINDS.join(" ").indexOf(kind)).toBe(
      names.slice(0, names.indexOf(kind)).reduce((length, name) => length + name.length + 1, 0),
    );
  },
);
