import { Badge, Button, Card, Text } from "@radix-ui/themes";
import { useEffect, useEffectEvent, useId } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router";
import { useValues } from "../form/use-values";
import { FIELD } from "../kinds";
import type { Point } from "./readiness-points";
import { useSite } from "./use-site";
import "./preview.css";

interface ReadinessListProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** The points of the form's values; `site` is the address of the site. */
  pointsOf: (values: V, site: string) => Point[];
  /** Opens the tab of a field, where the form has tabs. */
  reveal?: (fields: string[]) => void;
}

/** Lists what a page still lacks; nothing here prevents saving or publishing. */
export function ReadinessList<V extends FieldValues>({ form, pointsOf, reveal }: ReadinessListProps<V>) {
  const points = pointsOf(useValues(form), useSite().url);
  const id = useId();
  const done = points.filter(({ missing }) => !missing).length;
  function goTo(field: string) {
    reveal?.([field]);
    form.setFocus(field as FieldPath<V>);
    const { activeElement } = document;
    if (activeElement?.closest("form")) activeElement.scrollIntoView({ block: "center" });
  }
  const asked = useSearchParams()[0].get(FIELD);
  const goToAsked = useEffectEvent(() => {
    if (asked && points.some(({ field }) => field === asked)) goTo(asked);
  });
  useEffect(() => goToAsked(), []);
  return (
    <Card size="2" asChild>
      <details className="readiness">
        <summary className="accordion-title">
          <Text weight="medium">Yayına hazır</Text>{" "}
          <Badge color={done === points.length ? "grass" : "orange"}>{`${done}/${points.length}`}</Badge>
        </summary>
        <ul>
          {points.map(({ label, missing, field }, i) => (
            <li key={label}>
              <Text size="2" weight="medium" id={`${id}-${i}`}>
                {`${missing ? "○" : "✓"} ${label}`}
              </Text>
              <Text size="2" color="gray">
                {missing ?? "Tamam"}
              </Text>
              {missing && (
                <Button
                  type="button"
                  size="1"
                  variant="surface"
                  aria-describedby={`${id}-${i}`}
                  onClick={() => goTo(field)}
                >
                  Alana git
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
