import { href } from "react-router";
import { Flex, Link as TextLink, Text } from "@radix-ui/themes";
import type { Standing } from "../../../db/schema/criteria";
import { formatScore, SCORE_MAX, STANDING_LABELS } from "../../../worker/casinos/score";
import { DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { PLACEHOLDER } from "../../ui/picture";
import { answered, api } from "../api";
import { ExportButton } from "../csv/export-button";
import { ImportLink } from "../import/import-link";
import { formatDay } from "../shell/dates";
import { DuplicateLink } from "../list/duplicate";
import { EditLink } from "../list/edit-link";
import { filteredBy } from "../list/filters";
import { RecordName } from "../list/record-name";
import { RecordList } from "../list/record-list";
import { RemoveButton } from "../list/remove";
import { verify } from "../verification/use-verify";
import { VerifiedCell } from "../verification/verified-cell";
import { StandingBadge } from "./standing-badge";

const MISSING = [
  { value: "logo", label: "Logosu yok" },
  { value: "review", label: "Değerlendirilmemiş" },
  { value: "licence", label: "Lisans numarası yok" },
  { value: "payments", label: "Ödeme yöntemi yok" },
  { value: "owner", label: "Sahibi yazılmamış" },
  { value: "withdrawal", label: "Çekim süresi yok" },
];
const FILTERS = filteredBy([
  {
    name: "status",
    label: "Durum",
    all: "Tüm durumlar",
    options: Object.entries(STANDING_LABELS).map(([value, label]) => ({ value, label })),
  },
  { name: "missing", label: "Eksik", all: "Eksiği fark etmez", options: MISSING },
]);

/** Warning about the promotions of deleted casinos. */
function withPromotions(casinos: { promotion_count: number }[]) {
  const count = casinos.reduce((sum, { promotion_count }) => sum + promotion_count, 0);
  const owner = casinos.length === 1 ? "Bu sitenin" : "Bu sitelerin toplam";
  return count > 0 && `${owner} ${count} promosyonu var; geri alınana kadar 'Diğer' altında görünürler.`;
}

/** The computed score, else the editor's rating. */
function ScoreCell({ score, rating, standing }: { score: number | null; rating: number | null; standing: Standing }) {
  const shown = score ?? rating;
  return (
    <Flex direction="column" gap="1" align="start">
      {shown !== null && (
        <Text>
          <strong>{`${formatScore(shown)}/${SCORE_MAX}`}</strong>
          {score === null && (
            <Text size="1" color="gray">
              {" editör"}
            </Text>
          )}
        </Text>
      )}
      <StandingBadge standing={standing} />
    </Flex>
  );
}

export default function CasinoList() {
  return (
    <RecordList
      name="casinos"
      views="casinos"
      title="Casino Siteleri"
      empty="Henüz casino sitesi yok"
      purpose="Tanıttığınız siteler burada durur. Promosyon, bağlandığı sitenin lisansı ve puanıyla birlikte görünür."
      create={{ to: href("/admin/casinos/new"), label: "Casino Sitesi Ekle" }}
      read={(query) => answered(api.casinos.$get({ query }), READ_FAILED.casinos)}
      header={
        <>
          <ExportButton
            name="casino-siteleri"
            read={(query) => answered(api.casinos.export.$get({ query }), READ_FAILED.casinos)}
            columns={async () => (await import("./csv-columns")).CASINO_COLUMNS}
          />
          <ImportLink to={href("/admin/casinos/import")} />
        </>
      }
      nameOf={({ name }) => name}
      {...FILTERS}
      columns={[
        {
          label: "Site",
          sort: "name",
          cell: ({ id, name, logo_url, updated_by }) => (
            <Flex gap="3" align="center">
              <img className="cell-logo" src={logo_url || PLACEHOLDER} alt="" width={40} height={40} loading="lazy" />
              <RecordName name={name} editor={updated_by}>
                <DuplicateLink to={href("/admin/casinos/new")} id={id} of={name} />
              </RecordName>
            </Flex>
          ),
        },
        {
          label: "URL",
          sort: "url",
          cell: ({ url }) => (
            <TextLink size="2" className="cell-address" href={url} target="_blank" rel="noopener noreferrer">
              {url.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
            </TextLink>
          ),
        },
        {
          label: "Puan ve Durum",
          sort: "score",
          cell: ({ score, rating, standing }) => <ScoreCell score={score} rating={rating} standing={standing} />,
        },
        {
          label: "Açıklama",
          cell: ({ description }) => (
            <Text size="2" className="cell-text">
              {description || "Açıklama yok"}
            </Text>
          ),
        },
        { label: "Eklenme Tarihi", sort: "created_at", cell: ({ created_at }) => formatDay(created_at) },
        {
          label: "Doğrulama",
          sort: "last_verified_at",
          cell: (casino) => <VerifiedCell row={casino} name={casino.name} />,
        },
      ]}
      actions={({ id, name, promotion_count }) => (
        <>
          <EditLink to={href("/admin/casinos/edit/:id", { id })} of={name} />
          <RemoveButton
            id={id}
            name={name}
            queryKey="casinos"
            done="Casino sitesi silindi"
            consequence={withPromotions([{ promotion_count }])}
            remove={() => answered(api.casinos[":id"].$delete({ param: { id } }), DELETE_FAILED.casino)}
          />
        </>
      )}
      bulk={[
        { label: "Doğruladım", run: verify, done: (n) => `${n} casino sitesi doğrulandı` },
        {
          label: "Sil",
          removal: "trash",
          consequence: (casinos) => withPromotions(casinos),
          run: (ids) =>
            answered(api.casinos.selection.$post({ json: { action: "delete", ids } }), DELETE_FAILED.casino),
          done: (n) => `${n} casino sitesi silindi`,
        },
      ]}
    />
  );
}
