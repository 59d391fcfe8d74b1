import { Link as TextLink } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href, Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { editorAddress, nounOf } from "../kinds";
import type { Column } from "../record-list/column";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RowAction } from "../list/row-action";
import { formatDay } from "../shell/dates";
import { verify } from "./use-verify";
import { VerifyAction } from "./verify-action";

type Due = InferResponseType<typeof api.verification.$get, 200>["rows"][number];

const OPTIONS = (["promotion", "casino"] as const).map((value) => ({ value, label: nounOf(value) }));

/** The bar is full at three times the limit. */
function Age({ days, limit_days }: Due) {
  const share = Math.min(1, days / (3 * limit_days));
  return (
    <span className="age">
      {`${days} gün`}
      <svg className="share-bar" aria-hidden="true">
        <rect width={`${Math.round(share * 100)}%`} height="100%" rx="3" />
      </svg>
    </span>
  );
}

const COLUMNS: Column<Due>[] = [
  { label: "Kayıt", text: ({ name }) => name },
  {
    label: "Casino",
    width: "16%",
    text: ({ casino_name, kind }) => casino_name ?? nounOf(kind),
  },
  {
    label: "Doğrulanmadan geçen süre",
    width: "20%",
    text: ({ days, last_verified_at, verified_by }) =>
      last_verified_at
        ? `${days} gün; son: ${[formatDay(last_verified_at), verified_by].filter(Boolean).join(", ")}`
        : `${days} gün; eklendiğinden beri doğrulanmadı`,
    cell: (row) => <Age {...row} />,
  },
  {
    label: "Görüntülenme",
    width: "11%",
    isNumber: true,
    text: ({ view_count }) => `${view_count.toLocaleString("tr-TR")} görüntülenme`,
    cell: ({ view_count }) => view_count.toLocaleString("tr-TR"),
  },
];

/** Records past their limit, ordered by views and time without a verification. */
export default function VerificationQueue() {
  return (
    <RecordList
      name="verification"
      heading={{
        title: "Doğrulanacaklar",
        help: (
          <>
            Sınırı aşan kayıtlar, en çok görülen ve en uzun süredir bakılmayan başta. Sitedeki şartları operatörün
            sayfasıyla karşılaştırın, gerekirse düzeltin, sonra doğrulayın. Sınırlar{" "}
            <TextLink asChild underline="always">
              <Link to={href("/admin/settings")}>Ayarlar</Link>
            </TextLink>{" "}
            ekranındadır.
          </>
        ),
      }}
      empty={{
        sentence: "Her şey doğrulanmış; sınırı aşan kayıt yok",
        purpose:
          "Şartları uzun süredir doğrulanmamış promosyonlar ve siteler burada sıralanır; eski bilgi güven kaybettirir.",
      }}
      read={(query) => answered(api.verification.$get({ query }), READ_FAILED.verification)}
      filters={[{ name: "kind", label: "Tür", all: "Tüm türler", options: OPTIONS }]}
      columns={COLUMNS}
      row={{
        nameOf: ({ name }) => name,
        open: ({ kind, id }) => editorAddress(kind, id),
        actions: ({ id, kind, name, url }) => (
          <>
            <VerifyAction id={id} of={name} />
            <RowAction label="Siteye git" of={name} icon="outside" href={url} />
            <EditAction to={editorAddress(kind, id)} of={name} />
          </>
        ),
      }}
      bulk={[
        {
          label: "Doğrula",
          before: ({ days }) => `${days} gün`,
          after: () => "bugün",
          run: verify,
          undoes: { action: "verify" },
          done: (n) => `${n} kayıt doğrulandı`,
        },
      ]}
    />
  );
}
