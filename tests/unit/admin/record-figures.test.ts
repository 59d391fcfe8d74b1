import { expect, it } from "vitest";
import { figuresLine } from "../../../app/admin/dashboard/record-figures";

it.each([
  [{ views: 1_200, clicks: 90, onPage: 30 }, "1.200 görüntülenme · 90 tıklama · sayfasında oran %2,5"],
  [{ views: 0, clicks: 3, onPage: 0 }, "0 görüntülenme · 3 tıklama"],
])("%j is told as %s", (figures, line) => expect(figuresLine(figures)).toBe(line));
