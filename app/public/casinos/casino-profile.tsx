import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { measuredPayout } from "../../../worker/casinos/test-log";
import { countryName } from "../../../worker/text/country";

/** Facts about a casino; nothing if none are known. */
export function CasinoProfile({ casino }: { casino: CasinoDetail }) {
  const { pros, cons, payment_methods, withdrawal_time, test_log, founded_year, owner, permitted_countries } = casino;
  const measured = measuredPayout(test_log);
  const rows = [
    { term: "Artıları", tone: "pro", details: pros },
    { term: "Eksileri", tone: "con", details: cons },
    { term: "Ödeme yöntemleri", details: payment_methods.length > 0 ? [payment_methods.join(", ")] : [] },
    {
      term: "Çekim süresi",
      details: [withdrawal_time, measured && `Denememizde ${measured}`].flatMap((detail) => detail ?? []),
    },
    { term: "Kuruluş yılı", details: founded_year ? [`${founded_year}`] : [] },
    { term: "İşleten", details: owner ? [owner] : [] },
    {
      term: "İzinli olduğu ülkeler",
      details: permitted_countries ? [permitted_countries.map(countryName).join(", ")] : [],
    },
  ].filter(({ details }) => details.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="bir-bakista">
      <h2 id="bir-bakista">Bir Bakışta</h2>
      <dl className="profile">
        {rows.map(({ term, tone, details }) => (
          <div key={term}>
            <dt>{term}</dt>
            {details.map((detail) => (
              <dd key={detail} className={tone}>
                {detail}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
