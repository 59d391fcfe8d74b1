import { describe, expect, it } from "vitest";
import { FIELDS as POST } from "../../../app/admin/blog/fields";
import { FIELDS as CASINO } from "../../../app/admin/casinos/fields";
import { csvColumn, csvColumns } from "../../../app/admin/csv/kind-columns";
import { readCsv } from "../../../app/admin/csv/read-file";
import { csvLines, csvText, textOf } from "../../../app/admin/csv/text";
import { FIELDS as PROMOTION } from "../../../app/admin/promotions/fields";
import { sanitize } from "../../../worker/text/sanitize";

const TITLE = [{ field: "title", label: "Başlık" }];
const fileOf = (...parts: BlobPart[]) => new File(parts, "dosya.csv");

describe("a CSV file", () => {
  it.each([
    "=1+1",
    "+90",
    "-5",
    "@a",
    "\tx",
    "\rx",
    "\nx",
    "＝1",
    "'=1",
    "''=1",
    "'tis",
    "x;=1+1",
    "x,-5\t@a",
    "x\n=1",
    "x;'=1",
    "\t=1",
    'düz; "metin", iki\nsatır',
    " ",
  ])("keeps %j as it is and holds no formula", (text) => {
    const csv = csvText(TITLE, [{ title: text }, { title: "son" }]);
    expect(csv).toMatch(/^\uFEFFBaşlık\r\n/);
    for (const separator of [/;/, /,/, /\t/, /\n/])
      for (const cell of csv.split("\r\n").slice(1, -2).join("\r\n").split(separator))
        expect(cell).not.toMatch(/^"?[=+\-@＝]/);
    expect(csv.split(/\r\n/)[1]).not.toMatch(/^"?[=+\-@\t\r\n＝]/);
    const { lines } = csvLines(csv);
    if (text.trim()) expect(lines[0]).toEqual({ line: 2, cells: [text] });
    expect(lines.at(-1)).toEqual({ line: 3, cells: ["son"] });
  });

  it.each(["a;b", "a,b", "a\tb", 'a"b', "a\nb", " a"])("quotes %j, which some spreadsheet would split", (text) =>
    expect(csvText(TITLE, [{ title: text }])).toBe(`\uFEFFBaşlık\r\n"${text.replace('"', '""')}"\r\n`),
  );

  it("may come from a spreadsheet in Turkish: semicolons, its days and flags, its code page", async () => {
    const columns = [
      ...TITLE,
      { field: "expiry_date", label: "Bitiş Tarihi" },
      csvColumn("is_active", "Aktif", "flag"),
    ];
    const text = "BAŞLIK;Bitiş tarihi;aktif\r\nIşık;8.12.2026;DOĞRU\r\n;;\r\nŞans;;belki\r\n";
    const cp1254: Record<string, number> = { Ş: 0xde, ş: 0xfe, İ: 0xdd, ı: 0xfd, Ğ: 0xd0 };
    const bytes = Uint8Array.from(text, (letter) => cp1254[letter] ?? letter.charCodeAt(0));
    expect(textOf(bytes.buffer)).toBe(text);
    expect(await readCsv(fileOf(bytes), columns, ["title"])).toEqual([
      { line: 2, fields: { title: "Işık", expiry_date: "8.12.2026", is_active: true } },
      { line: 4, fields: { title: "Şans", expiry_date: "", is_active: "belki" } },
    ]);
  });

  it("may have the flag that was a column before the choice of who can get a bonus", async () => {
    const text = "Promosyon Başlığı;Yalnız yeni üyeler\r\nBir;Evet\r\nİki;Hayır\r\nÜç;\r\nDört;belki\r\n";
    const lines = await readCsv(fileOf(text), csvColumns(PROMOTION), ["title"]);
    expect(lines.map(({ fields }) => fields["audience"])).toEqual(["new", undefined, undefined, "belki"]);
    const both = "Promosyon Başlığı;Kim alabilir;Yalnız yeni üyeler\r\nBir;Herkes;Hayır\r\n";
    await expect(readCsv(fileOf(both), csvColumns(PROMOTION), ["title"])).rejects.toThrow("Birden çok kez");
  });

  it.each([
    ["Ad,Soyad\r\na,b", "Dosyanın ilk satırında sütun adları bulunamadı; örnek dosyadaki adları kullanın"],
    ["Başlık,Renk\r\na,b", "Bilinmeyen sütunlar: Renk"],
    ["Başlık,title\r\na,b", "Birden çok kez yazılmış sütunlar: Başlık"],
    ["Başlık\r\n", "Dosyada hiç kayıt yok"],
    [`Başlık\r\n${"a\r\n".repeat(1_001)}`, "Bir dosyada en çok 1.000 kayıt olabilir; dosyayı bölün"],
    ["a".repeat(5 * 1024 * 1024 + 1), "Dosya en çok 5 MB olabilir"],
  ])("is refused with its reason", async (text, sentence) => {
    await expect(readCsv(fileOf(text), TITLE, ["title"])).rejects.toThrow(sentence);
  });
});

describe("a flag of a CSV file", () => {
  const { read } = csvColumn("is_active", "Aktif", "flag");

  it.each(["Evet", "Aktif", "AKTİF", "✓", "✔️", "Var", "DOĞRU", "1"])("is set by %s", (cell) =>
    expect(read?.(cell)).toBe(true),
  );
  it.each(["Hayır", "Pasif", "✗", "Yok", "YANLIŞ", "0"])("is not set by %s", (cell) =>
    expect(read?.(cell)).toBe(false),
  );
  it("stays as it is where the cell is blank, and is refused where it says something else", () => {
    expect(read?.(" ")).toBeUndefined();
    expect(read?.("belki")).toBe("belki");
  });
});

describe("a formatted text of a CSV file", () => {
  const column = csvColumn("content", "İçerik", "html");
  const stored = (cell: string) => sanitize(column.read?.(cell) as string);

  it.each([
    [
      "Birinci paragraf.\n\nİkinci paragraf.\n- madde bir",
      "<p>Birinci paragraf.</p><p>İkinci paragraf.<br />- madde bir</p>",
    ],
    ["\r\nBir\r\n \r\n\r\nİki\r\n", "<p>Bir</p><p>İki</p>"],
    ["Bir\rİki", "<p>Bir<br />İki</p>"],
    ["1 < 2 & 3 > 2, &amp; <KOD>", "<p>1 &lt; 2 &amp; 3 &gt; 2, &amp;amp; &lt;KOD&gt;</p>"],
    [" \n ", ""],
  ])("has the lines of %j", (cell, html) => expect(stored(cell)).toBe(html));

  it.each(["<p>Bir\niki</p>", "Bir <b>iki</b>", "<H4>Bir</H4>", "Bir<br/>iki", '<a href="/blog">Bir</a>'])(
    "is HTML in %j",
    (cell) => expect(column.read?.(cell)).toBe(cell),
  );

  it("is exported as HTML", () => {
    expect(column.write?.("A &amp; B")).toBe("<p>A &amp; B</p>");
    for (const html of ["<p>A &amp; B</p>", "", null]) expect(column.write?.(html)).toBe(html ?? "");
  });

  it.each([
    [POST, "content"],
    [CASINO, "description"],
    [PROMOTION, "full_description"],
  ])("is a column of each kind", (fields, field) =>
    expect(
      csvColumns(fields)
        .filter(({ isHtml }) => isHtml)
        .map((html) => html.field),
    ).toEqual([field]),
  );
});

describe("a CSV file of a spreadsheet", () => {
  const COLUMNS = [...TITLE, { field: "url", label: "URL" }];
  const read = async (...parts: BlobPart[]) =>
    (await readCsv(fileOf(...parts), COLUMNS, ["title"])).map(({ line, fields }) => [line, ...Object.values(fields)]);
  const utf16 = (text: string, isLittleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
    return view;
  };

  it.each([
    ["two columns and a final line break", "Başlık;URL\nŞans;a\n"],
    ["two columns separated by commas", "Başlık,URL\nŞans,a\n"],
    ["tabs", "Başlık\tURL\r\nŞans\ta\r\n"],
    ["line breaks of a Mac", "Başlık;URL\rŞans;a\r"],
    ["a separator that its first line names", 'sep=,\r\n"Başlık",URL\r\nŞans,a'],
    ["a separator in its heading's quotation marks", 'Başlık,"URL (a;b;c)"\nŞans,a\n'],
    ["a byte order mark", "\uFEFFBaşlık;URL\nŞans;a"],
  ])("may have %s", async (_, text) => expect(await read(text)).toEqual([[2, "Şans", "a"]]));

  it.each([true, false])("may be UTF-16, little endian: %s", async (isLittleEndian) =>
    expect(await read(utf16("\uFEFFBaşlık\tURL\r\nŞans\ta\r\n", isLittleEndian))).toEqual([[2, "Şans", "a"]]),
  );
});

describe("a line of a CSV file that cannot be read", () => {
  const COLUMNS = [...TITLE, { field: "games", label: "Geçerli oyunlar" }];
  const read = async (...lines: string[]) =>
    (await readCsv(fileOf(["Başlık;Geçerli oyunlar", ...lines].join("\r\n")), COLUMNS, ["title"])).map(
      ({ line, fields, problem }) => [line, problem ?? Object.values(fields).join("|")],
    );
  const misquoted = (lines: string) => expect.stringMatching(`^${lines} okunamadı, çift tırnak yanlış yerde`) as string;

  it("is named where a quotation mark ends within a cell, and the others are read", async () =>
    expect(await read('Bir;"Şans" oyunları hariç', "İki;Rulet", '"Üç" kat;Bakara', 'Dört;"Slot"')).toEqual([
      [2, misquoted("Satır")],
      [3, "İki|Rulet"],
      [4, misquoted("Satır")],
      [5, "Dört|Slot"],
    ]));

  it("is named with all lines that an open quotation mark swallows", async () => {
    expect(await read("Bir;Slot", 'İki;"Rulet', "Üç;Bakara")).toEqual([
      [2, "Bir|Slot"],
      [3, misquoted("3–4. satırlar")],
    ]);
    for (const rest of ["", "\r\n", "\n", "\r"])
      expect(await read(`Bir;"Slot\r\nİki;Rulet${rest}`)).toEqual([[2, misquoted("2–3. satırlar")]]);
    expect(await read('Bir;"Slot', 'İki;"Rulet"', "Üç;Bakara")).toEqual([
      [2, misquoted("2–3. satırlar")],
      [4, "Üç|Bakara"],
    ]);
  });

  it("is named where it has a cell without a heading", async () =>
    expect(await read("Bir;Slot;", "İki;Rulet; Bakara")).toEqual([
      [2, "Bir|Slot"],
      [3, "Sütun adı olmayan hücre:  Bakara. İçinde ayraç olan hücreyi tırnak içine alın"],
    ]));

  it("is none where quotation marks stand within a text, or are doubled, with spaces after the cell", async () =>
    expect(await read('17" ekran;Slot', '"Bir ""Şans"""  ;"a;b\r\nc"')).toEqual([
      [2, '17" ekran|Slot'],
      [3, 'Bir "Şans"|a;b\r\nc'],
    ]));
});
