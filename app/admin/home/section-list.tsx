import { Checkbox, Flex, Text } from "@radix-ui/themes";
import { useId } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { href, Link } from "react-router";
import { useDescription } from "../form/field-descriptions";
import { FieldError } from "../form/field-error";
import { FIELDS } from "./fields";
import { type HomeValues, SECTION_LABELS, shownSections } from "./values";
import { SortableList } from "./sortable";

/** The sections of home: their order, and which of them are shown. */
export function SectionList({ form }: { form: UseFormReturn<HomeValues> }) {
  const id = useId();
  useDescription(form, "sections", { label: FIELDS.sections.label, shown: shownSections });
  const { field, fieldState } = useController({ control: form.control, name: "sections" });
  const show = (at: number, shown: boolean) =>
    field.onChange(field.value.map((section, i) => (i === at ? { ...section, shown } : section)));
  return (
    <Flex direction="column" gap="2">
      <SortableList
        label="Bölümlerin sırası"
        items={field.value}
        nameOf={(section) => SECTION_LABELS[section.id].label}
        onMove={field.onChange}
      >
        {({ id: section, shown }, at) => (
          <Flex gap="3" align="center">
            <Checkbox
              id={`${id}-${section}`}
              size="3"
              checked={shown}
              aria-describedby={`${id}-${section}-contents`}
              onCheckedChange={(isOn) => show(at, isOn === true)}
            />
            <Flex direction="column">
              <Text as="label" size="2" weight="medium" htmlFor={`${id}-${section}`}>
                {SECTION_LABELS[section].label}
              </Text>
              <Text size="1" color="gray" id={`${id}-${section}-contents`}>
                {SECTION_LABELS[section].contents}
              </Text>
              {section === "text" && (
                <Text size="1" className="alone">
                  <Link to={`${href("/admin/settings")}?bolum=content`}>Metni düzenle</Link>
                </Text>
              )}
            </Flex>
          </Flex>
        )}
      </SortableList>
      <FieldError>{fieldState.error?.message}</FieldError>
    </Flex>
  );
}
