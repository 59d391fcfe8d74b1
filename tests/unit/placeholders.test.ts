import { describe, expect, it } from "vitest";
import { isPlaceholder } from "../../worker/conversions/placeholders";

const isId = true;
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(encodeURIComponent(text), times - 1);

describe("a placeholder", () => {
  const WRITTEN = [
    ...["{click_id}", "{{click_id}}", "${click_id}", "{$click_id}", "{0}", "[click_id]", "[[CLICKID]]", "<click_id>"],
    ...[
      "%click_id%",
      "%%CLICK_ID%%",
      "#click_id#",
      "##SUB_ID(tx)##",
      "@click_id@",
      ":click_id",
      "$click_id",
      "$$click$$",
    ],
    ...["(click_id)", "*|CLICK|*", "__CLICKID__", "{TIKLAMA_KIMLIGI}", "TR-{click_id}", "%adid%x", "tx_%id%"],
    ...["_click_id_", "_SUB1_", "--click_id--", "-tx-", "«x»", "‹click_id›", "TR-«x»", "^x^", "^click_id^"],
    ...["｛x｝", "［x］", "＜x＞", "％click_id％", "＄click_id", "unknown", "EMPTY", "ｎｕｌｌ"],
    ...["null", "NULL", "undefined", "None", "nan", "N/A", '"null"', "'undefined'", '""'],
  ];

  it.each(WRITTEN)("is %j, encoded once or twice too", (text) => {
    for (const times of [0, 1, 2]) {
      expect(isPlaceholder(encoded(text, times), { isId }), `${times}`).toBe(true);
      expect(isPlaceholder(encoded(text, times), { isId: false }), `${times}`).toBe(true);
    }
  });

  it.each(
    ["click_id", "transactionId", "ORDER-ID", "ISLEM_NO", "0", "-", "00000000-0000-0000-0000-000000000000"].concat([
      "aff_sub",
      "affsub2",
      "sub_id1",
      "SUB1",
      "s1",
      "transaction",
      "order",
      "-1",
      "０",
    ]),
  )("of an id is %j too", (text) => expect(isPlaceholder(text, { isId })).toBe(true));

  it("is nothing", () => expect(isPlaceholder("", { isId: false })).toBe(true));

  it.each([
    ...["T-1", "123", "a", "9f1c2b3a-0000-4000-8000-000000000001", "{3F2504E0-4F89-11D3-9A0C-0305E82C3301}"],
    ...[
      "tx:1234",
      "user@example.com",
      "A#1",
      "100%",
      "%10 bonus",
      "annulled",
      "nullify-1",
      "__1",
      "click_id_17",
      "a.b",
      "dQw4w9WgXcQ_r-T2",
      "_dQw4w9WgXcQ-",
      "_4w9Wg8XcQ7_",
      "-Wg8Xc-Q7-",
      "ab-cd",
      "ab_cd",
      "-12",
      "1_000",
      "s123",
      "sub77",
      "order-17",
      "transaction5",
      "unknown-17",
    ],
  ])("is not the id %j", (text) => expect(isPlaceholder(text, { isId })).toBe(false));

  it.each(["0", "-1", "-12,50", "₺1.234,50", "$12", "12 TL", "TRY", "TL", "€", "(12,50)"])(
    "is not the figure %j",
    (text) => expect(isPlaceholder(text, { isId: false })).toBe(false),
  );
});
