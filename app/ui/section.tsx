import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  id?: string;
  all?: { to: string; label: string };
  children: ReactNode;
}

export function Section({ title, id, all, children }: SectionProps) {
  return (
    <section id={id} className="wrap">
      <div className="head">
        <h2>{title}</h2>
        {all && (
          <a href={all.to}>
            {`${all.label} `}
            <span aria-hidden="true">→</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
