import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { WORK_LISTS } from "../../../worker/dashboard/rules";
import { withQuery } from "../../ui/addresses";
import type { WorkList } from "./use-work";
import { WorkRow } from "./work-row";

/** The lists that show all records of each kind. */
const ALL_LISTS: { section: keyof WorkList; title: string; to: string }[] = [
  {
    section: "expired",
    title: "Süresi doldu, hâlâ aktif",
    to: withQuery(href("/admin/promotions"), WORK_LISTS.expired),
  },
  { section: "ending", title: "Bu hafta bitiyor", to: withQuery(href("/admin/promotions"), WORK_LISTS.ending) },
  { section: "comments", title: "Onay Bekleyen Yorumlar", to: withQuery(href("/admin/comments"), WORK_LISTS.comments) },
  { section: "reviews", title: "Kontrol Bekleyen Yazılar", to: withQuery(href("/admin/blog"), WORK_LISTS.reviews) },
  { section: "returned", title: "Düzeltme İstenen Yazılar", to: withQuery(href("/admin/blog"), WORK_LISTS.returned) },
  { section: "verifications", title: "Doğrulanacaklar", to: href("/admin/verification") },
  { section: "faults", title: "Eksik ve Bozuk", to: href("/admin/faults") },
  { section: "drafts", title: "Taslaklar", to: withQuery(href("/admin/blog"), WORK_LISTS.drafts) },
  {
    section: "failures",
    title: "Arama Motorlarına Bildirilemeyenler",
    to: href("/admin/scheduled-publishing"),
  },
];

/** The row below the first ones of a section: how many more there are, with a link to all where a list shows them. */
export function restOf(section: keyof WorkList, more: number, total: number): ReactNode {
  const list = ALL_LISTS.find((each) => each.section === section);
  const name = `${more.toLocaleString("tr-TR")} tane daha`;
  const details = [`Toplam ${total.toLocaleString("tr-TR")}`];
  if (!list) return <WorkRow name={name} details={details} />;
  const link = (
    <Link to={list.to} aria-label={`${name}: ${list.title}`}>
      {name}
    </Link>
  );
  return <WorkRow name={link} details={details} />;
}

/** Links to the lists that show all work of each kind. */
export function AllLists({ work }: { work: WorkList }) {
  const lists = ALL_LISTS.filter(({ section }) => work[section].total > 0);
  if (lists.length === 0) return null;
  return (
    <nav className="today-lists" aria-label="Hepsini gör">
      <span>Hepsini gör:</span>
      {lists.map(({ section, title, to }) => (
        <Link key={section} to={to}>
          {`${title} ${work[section].total.toLocaleString("tr-TR")}`}
        </Link>
      ))}
    </nav>
  );
}
