import { AlertDialog, Button, Flex, Table, Text } from "@radix-ui/themes";
import { useState } from "react";
import { formatMoment } from "./dates";
import { visibleText } from "../../worker/text";

interface ConflictDialogProps {
  /** The row as somebody else saved it; undefined while there is no conflict. */
  theirs: Record<string, unknown> | undefined;
  /** What stands in the form. */
  values: Record<string, unknown>;
  onCancel: () => void;
  onOverwrite: () => void;
}

/** What the forms call their fields; the others bear the field's own name. */
const LABELS: Record<string, string> = {
  name: "Ad",
  title: "Başlık",
  slug: "Slug",
  url: "URL",
  href: "Hedef URL",
  description: "Açıklama",
  short_description: "Kısa açıklama",
  full_description: "Detaylı açıklama",
  terms: "Şartlar",
  promotion_code: "Promosyon kodu",
  expiry_date: "Bitiş tarihi",
  image_url: "Görsel",
  logo_url: "Logo",
  excerpt: "Özet",
  content: "İçerik",
  category: "Kategori",
  is_active: "Aktif",
  rating: "Puan",
  user_name: "Kullanıcı adı",
  comment: "Yorum",
  keywords: "Anahtar kelimeler",
  publish_at: "Yayın zamanı",
  next_publish_at: "Sonraki yayın zamanı",
  daily_publish_count: "Günlük yayın sayısı",
};

const SHOWN_MAX = 400;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A value as it is compared: what is empty in the form is null in the row. */
const compared = (value: unknown) => (Array.isArray(value) ? value.join("\n") : JSON.stringify(value || ""));

/** A field's value as a reader sees it. */
function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (Array.isArray(value)) return value.join("\n").slice(0, SHOWN_MAX);
  if (typeof value === "string" && INSTANT.test(value)) return formatMoment(value);
  return typeof value === "object" ? "" : visibleText(`${value as string}`).slice(0, SHOWN_MAX);
}

/** Somebody saved the record meanwhile: shows what differs, and overwrites it only when told to. */
export function ConflictDialog({ theirs, values, onCancel, onOverwrite }: ConflictDialogProps) {
  const [isShown, setShown] = useState(false);
  const different = Object.keys(values).filter(
    (name) => theirs && name in theirs && compared(values[name]) !== compared(theirs[name]),
  );
  return (
    <AlertDialog.Root open={theirs !== undefined} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Content maxWidth="48rem">
        <AlertDialog.Title>Bu kayıt siz düzenlerken değiştirildi</AlertDialog.Title>
        <AlertDialog.Description>
          Yazdıklarınız duruyor. Diğer sürüme bakabilir, isterseniz kendi sürümünüzü onun üzerine kaydedebilirsiniz.
        </AlertDialog.Description>
        {isShown && (
          <div className="wide-table" style={{ marginTop: "var(--space-3)" }}>
            <Table.Root size="1" variant="surface">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeaderCell>Alan</Table.ColumnHeaderCell>
                  <Table.ColumnHeaderCell>Diğer sürüm</Table.ColumnHeaderCell>
                  <Table.ColumnHeaderCell>Sizin sürümünüz</Table.ColumnHeaderCell>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {different.map((name) => (
                  <Table.Row key={name}>
                    <Table.RowHeaderCell>{LABELS[name] ?? name}</Table.RowHeaderCell>
                    <Table.Cell style={{ whiteSpace: "pre-line" }}>{shown(theirs?.[name])}</Table.Cell>
                    <Table.Cell style={{ whiteSpace: "pre-line" }}>{shown(values[name])}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
            {different.length === 0 && <Text size="2">İki sürüm arasında görünür bir fark yok.</Text>}
          </div>
        )}
        <Flex gap="3" mt="4" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Düzenlemeye dön
            </Button>
          </AlertDialog.Cancel>
          {!isShown && (
            <Button type="button" variant="surface" onClick={() => setShown(true)}>
              Diğer sürümü göster
            </Button>
          )}
          <Button type="button" color="red" onClick={onOverwrite}>
            Üzerine yaz
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
