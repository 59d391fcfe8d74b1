import { Badge, Card, Heading } from "@radix-ui/themes";
import type { MouseEvent, ReactNode } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { refusedPaths } from "./field-paths";

interface Section {
  id: string;
  label: string;
}

interface FormAnchorsProps<V extends FieldValues> {
  control: Control<V>;
  sections: Section[];
  /** The section that holds a field. */
  sectionOf: (field: string) => string;
}

/** Not by the address: changing it would ask about unsaved changes. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`${event.currentTarget.hash} h2`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

/** Links to the sections of a form on one screen, with the number of their invalid fields. */
export function FormAnchors<V extends FieldValues>({ control, sections, sectionOf }: FormAnchorsProps<V>) {
  const { errors } = useFormState({ control });
  const refused = refusedPaths(errors).map(sectionOf);
  return (
    <nav className="form-anchors" aria-label="Formun bölümleri">
      {sections.map(({ id, label }) => {
        const count = refused.filter((section) => section === id).length;
        return (
          <a key={id} className="form-anchor" href={`#${id}`} onClick={goTo}>
            {label}
            {count > 0 && <Badge color="red" variant="solid" ml="2">{`${count} hata`}</Badge>}
          </a>
        );
      })}
    </nav>
  );
}

/** One section of such a form. */
export function FormSection({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <section id={section.id}>
      <Heading as="h2" size="4" mb="3" tabIndex={-1}>
        {section.label}
      </Heading>
      <Card size="3">{children}</Card>
    </section>
  );
}
