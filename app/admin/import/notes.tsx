import { Flex, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { type ImportKind, linesMax } from "./kind";

const inWords = new Intl.ListFormat("tr");

const MATCHING =
  "Kimliği ya da adresi bilinen satırlar o kaydı değiştirir, ötekiler yeni kayıt olur. " +
  "Dosyada olmayan sütunlar olduğu gibi kalır, boş hücreler alanı boşaltır.";

/** How an import reads its files, and those of a kind. */
export function ImportNotes({ kind }: { kind: ImportKind | undefined }) {
  const { columns = [], matching = MATCHING, note } = kind ?? {};
  const informing = columns.filter(({ isReadOnly }) => isReadOnly).map(({ label }) => label);
  const formatted = columns.filter(({ isHtml }) => isHtml).map(({ label }) => label);
  return (
    <Flex direction="column" gap="2" style={{ maxWidth: "46rem" }}>
      <Note>{`CSV dosyanız önce denetlenir; siz onaylamadan hiçbir şey yazılmaz. ${matching} Bir dosyada en çok ${linesMax(kind ?? {}).toLocaleString("tr-TR")} satır ve 5 MB.`}</Note>
      {!kind && (
        <Note>
          Birkaç dosyayı birlikte seçebilirsiniz. Türleri sütun adlarından anlaşılır; önce kategoriler, sonra casino
          siteleri, promosyonlar, blog yazıları, sayfalar ve yönlendirmeler aktarılır.
        </Note>
      )}
      {formatted.length > 0 && (
        <Note>{`${inWords.format(formatted)} HTML ya da düz metin olabilir. Düz metinde boş satır yeni paragraf başlatır, satır sonları korunur.`}</Note>
      )}
      {note && (
        <Text as="p" size="2" weight="medium">
          {note}
        </Text>
      )}
      {informing.length > 0 && (
        <Note>{`Yalnızca bilgi için olan sütunlar dosyadan alınmaz: ${inWords.format(informing)}.`}</Note>
      )}
    </Flex>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="2" color="gray">
    {children}
  </Text>
);
