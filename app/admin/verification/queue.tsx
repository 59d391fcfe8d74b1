import { Badge, Box, Flex, Link as TextLink, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href, Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { editorAddress, nounOf } from "../kinds";
import { EditLink } from "../list/edit-link";
import { filteredBy } from "../list/filters";
import { RecordList } from "../list/record-list";
import { useNames } from "../session/names";
import { formatDay } from "../shell/dates";
import { verify } from "./use-verify";
import { VerifyButton } from "./verify-button";

type Due = InferResponseType<typeof api.verification.$get, 200>["rows"][number];

const OPTIONS = (["promotion", "casino"] as const).map((value) => ({ value, label: nounOf(value) }));

function Name({ row }: { row: Due }) {
  return (
    <Flex direction="column" gap="1" align="start">
      <Text weight="medium">{row.name}</Text>
      <Flex gap="2" align="center" wrap="wrap">
        <Badge color="gray">{row.casino_name ?? nounOf(row.kind)}</Badge>
        <TextLink
          size="1"
          href={row.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Siteye git: ${row.name}`}
        >
          Siteye git
        </TextLink>
      </Flex>
    </Flex>
  );
}

/** Days without a verification; the bar is full at three times the limit. */
function Age({ row: { days, limit_days, last_verified_at, verified_by } }: { row: Due }) {
  const share = Math.min(1, days / (3 * limit_days));
  const nameOf = useNames();
  const who = verified_by && (nameOf(verified_by) ?? verified_by);
  return (
    <Box minWidth="9rem">
      <Text as="p" size="2">{`${days} gün`}</Text>
      <svg className="share-bar" aria-hidden="true">
        <rect width={`${Math.round(share * 100)}%`} height="100%" rx="3" />
      </svg>
      <Text as="p" size="1" color="gray">
        {last_verified_at
          ? `Son: ${[formatDay(last_verified_at), who].filter(Boolean).join(", ")}`
          : "Eklendiğinden beri doğrulanmadı"}
      </Text>
    </Box>
  );
}

/** Records past their limit, ordered by views and time without a verification. */
export default function VerificationQueue() {
  return (
    <RecordList
      name="verification"
      heading={{
        title: "Doğrulanacaklar",
        help: (
          <Text as="p" size="2" color="gray">
            Sınırı aşan kayıtlar, en çok görülen ve en uzun süredir bakılmayan başta. Sitedeki şartları operatörün
            sayfasıyla karşılaştırın, gerekirse düzeltin, sonra doğrulayın. Sınırlar{" "}
            <TextLink asChild underline="always">
              <Link to={href("/admin/settings")}>Ayarlar</Link>
            </TextLink>{" "}
            ekranındadır.
          </Text>
        ),
      }}
      empty={{
        sentence: "Her şey doğrulanmış; sınırı aşan kayıt yok",
        purpose:
          "Şartları uzun süredir doğrulanmamış promosyonlar ve siteler burada sıralanır; eski bilgi güven kaybettirir.",
      }}
      read={(query) => answered(api.verification.$get({ query }), READ_FAILED.verification)}
      filters={filteredBy([{ name: "kind", label: "Tür", all: "Tüm türler", options: OPTIONS }])}
      columns={[
        { label: "Kayıt", cell: (row) => <Name row={row} /> },
        { label: "Doğrulanmadan geçen süre", cell: (row) => <Age row={row} /> },
        { label: "Görüntülenme", cell: ({ view_count }) => view_count.toLocaleString("tr-TR") },
      ]}
      row={{
        nameOf: ({ name }) => name,
        actions: (row) => (
          <>
            <VerifyButton id={row.id} of={row.name} />
            <EditLink to={editorAddress(row.kind, row.id)} of={row.name} />
          </>
        ),
      }}
      bulk={[{ label: "Doğruladım", run: verify, done: (n) => `${n} kayıt doğrulandı` }]}
    />
  );
}
