import { href, Link } from "react-router";
import { formatAgo, now } from "../shell/dates";
import type { WorkList } from "./use-work";
import { WorkRow } from "./work-row";

/** A part of the site that does not do its work by itself. */
export function HealthWork({ row: { id, since } }: { row: WorkList["health"]["rows"][number] }) {
  if (id === "purges")
    return (
      <WorkRow
        name="Sayfa önbelleği 10 dakikadan uzun süredir boşaltılamıyor"
        details={[
          "Değişiklikler sitede iki dakikaya kadar geç görünür. Sürerse sitenin teknik sorumlusuna haber verin.",
        ]}
      />
    );
  return (
    <WorkRow
      name={<Link to={href("/admin/scheduled-publishing")}>Kendiliğinden yayın yapılmıyor</Link>}
      details={[since ? `Zamanlayıcıdan son haber: ${formatAgo(since, now())}` : "Zamanlayıcıdan henüz haber alınmadı"]}
    />
  );
}
