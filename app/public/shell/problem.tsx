import { href, isRouteErrorResponse } from "react-router";
import { UNEXPECTED } from "../../../worker/failure-sentences";
import { PageLayout } from "./page";
import { SiteSearch } from "./site-search";
import type { Shell } from "./shell";

/** Content of an error page; `retry` adds a link to the same address. */
export interface Problem {
  heading: string;
  sentence: string;
  link?: { to: string; label: string };
  retry?: boolean;
  /** Links to records with a similar address. */
  near?: { to: string; name: string }[];
  /** Shows a search with this text. */
  search?: string;
  /** Names who helps with gambling. */
  help?: boolean;
  shell?: Shell | undefined;
}

const HEADINGS: Record<number, string> = {
  400: "Geçersiz istek",
  404: "Sayfa bulunamadı",
  405: "Bu istek desteklenmiyor",
};

/** The problem that a loader or action threw, or a generic one for unexpected errors. */
export function describeProblem(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return { heading: "Bir şeyler ters gitti", sentence: UNEXPECTED, retry: true };
  const problem = error.data as Problem | string | null;
  if (problem && typeof problem === "object") return problem;
  return {
    heading: HEADINGS[error.status] ?? "İstek tamamlanamadı",
    sentence: "Bu adres istediğiniz işlemi desteklemiyor.",
  };
}

export function ProblemPage({ heading, sentence, link, retry, near = [], search, help, shell }: Problem) {
  return (
    <PageLayout shell={shell}>
      <div className="wrap problem" role="alert">
        <h1>{heading}</h1>
        <p>{sentence}</p>
        {help && (
          <p>
            Kumarla ilgili yardım için Yeşilay Danışmanlık Merkezi (YEDAM): <a href="tel:115">115</a>
          </p>
        )}
        {search !== undefined && <SiteSearch q={search} />}
        {near.length > 0 && (
          <nav aria-label="Benzer kayıtlar">
            <p>Bunlardan birini mi aradınız?</p>
            {near.map(({ to, name }) => (
              <a key={to} className="near" href={to}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <p className="row">
          {retry && (
            <a className="btn" href="">
              Tekrar dene
            </a>
          )}
          <a className={retry ? "btn quiet" : "btn"} href={link?.to ?? href("/")}>
            {link?.label ?? "Anasayfaya dön"}
          </a>
        </p>
      </div>
    </PageLayout>
  );
}
