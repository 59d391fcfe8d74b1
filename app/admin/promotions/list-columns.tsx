import { href } from "react-router";
import { Badge, Flex, Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { promotionAddress } from "../../../worker/records/addresses";
import type { api } from "../api";
import { DuplicateLink } from "../list/duplicate";
import { RecordName } from "../list/record-name";
import type { Column } from "../list/record-row";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { VerifiedCell } from "../verification/verified-cell";
import { CodeCell, ExpiryCell } from "./inline-cells";

type ListedPromotion = InferResponseType<typeof api.promotions.$get, 200>["rows"][number];

function Status({ is_active, is_expired }: { is_active: boolean; is_expired: boolean }) {
  if (is_expired)
    return (
      <Badge color="orange" className={HIGH_CONTRAST}>
        Süresi Dolmuş
      </Badge>
    );
  return <Badge color={is_active ? "grass" : "gray"}>{is_active ? "Aktif" : "Pasif"}</Badge>;
}

export const COLUMNS: Column<ListedPromotion>[] = [
  {
    label: "Promosyon",
    sort: "title",
    cell: (promotion) => (
      <RecordName name={promotion.title} editor={promotion.updated_by}>
        {promotion.is_active && !promotion.is_expired && (
          <TextLink
            size="1"
            href={promotionAddress(promotion)}
            target="_blank"
            aria-label={`Sitede gör: ${promotion.title}`}
          >
            Sitede gör
          </TextLink>
        )}
        <DuplicateLink to={href("/admin/promotions/new")} id={promotion.id} of={promotion.title} />
      </RecordName>
    ),
  },
  {
    label: "Casino",
    sort: "casino",
    cell: ({ casino_name }) => <div className="cell-word">{casino_name ?? "Diğer"}</div>,
  },
  {
    label: "Kategori",
    sort: "category",
    cell: ({ category }) => <div className="cell-word">{category ?? "-"}</div>,
  },
  {
    label: "Promosyon Kodu",
    sort: "promotion_code",
    cell: (promotion) => <CodeCell {...promotion} />,
  },
  {
    label: "Durum",
    sort: "is_active",
    cell: ({ is_active, is_expired, indexed }) => (
      <Flex direction="column" gap="1" align="start">
        <Status is_active={is_active} is_expired={is_expired} />
        {is_active && !is_expired && indexed && (
          <Text size="1" color="gray">
            İndekslendi
          </Text>
        )}
      </Flex>
    ),
  },
  {
    label: "Bitiş Tarihi",
    sort: "expiry_date",
    cell: (promotion) => <ExpiryCell {...promotion} />,
  },
  {
    label: "Doğrulama",
    sort: "last_verified_at",
    cell: (promotion) => <VerifiedCell row={promotion} name={promotion.title} />,
  },
];
