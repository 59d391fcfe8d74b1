import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PUBLIC = ["app/public", "app/ui", "app/enhance"];
const PANEL = ["app/admin"];
const ALL = ["app", "worker"];

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** Words that the vocabulary rules out (docs/product/vocabulary.md), and texts that may contain them. */
const RULES: { word: RegExp; folders: string[]; except?: RegExp }[] = [
  {
    word: /promosyon/i,
    folders: PUBLIC,
    except:
      /Promosyon bulunamadı|Promosyon verileri işlenirken|uygun promosyon bulunamadı|henüz promosyon bulunmuyor|="promosyonlar"/,
  },
  { word: /\bAI\b/, folders: ALL, except: /AI (ile İçerik Oluştur|ile SEO Önerileri|yanıt vermedi|Yazar)/ },
  { word: /süzge[cç]/i, folders: ALL },
  { word: /Vazgeç(?!ildi)/, folders: PANEL },
  { word: /İptal/, folders: PUBLIC },
  { word: /Doğruladım/, folders: ALL },
  { word: /yeniden den[ei](?!t)/i, folders: ALL },
  { word: /(Aktif|Pasif) et\b|(aktif|pasif) ed/, folders: PANEL },
  { word: /yayından kaldır(?!ıl)/i, folders: PANEL },
  { word: /Sitede aç/, folders: PANEL },
  { word: /(bilir|yor|acak|ecek|malı|meli)s[ıiuü]n(?![ıiuü])\b/, folders: ALL },
];

it.each(RULES)("no text has $word in $folders", ({ word, folders, except }) => {
  const found = folders.flatMap(sourcesIn).flatMap((path) =>
    withoutComments(readFileSync(path, "utf8"))
      .split("\n")
      .filter((line) => word.test(except ? line.replace(new RegExp(except, "g"), "") : line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
