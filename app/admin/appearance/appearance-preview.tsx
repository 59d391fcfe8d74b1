import { Flex, Heading, SegmentedControl, Text } from "@radix-ui/themes";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { useValues } from "../form/use-values";
import { PreviewFrame } from "../preview/preview-frame";
import { PHONE_WIDTH, PreviewWidths } from "../preview/preview-widths";
import type { Scheme } from "../preview/scheme";
import { APPEARANCE } from "../settings/fields";
import { appearanceInput, type AppearanceValues } from "./values";

const PAGES = { home: "Ana sayfa", list: "Kart", bonus: "Bonus" };
const SCHEMES = { light: "Açık", dark: "Koyu" };

/** Pages as visitors will see them, following the form; while a value is wrong, as they were before it. */
export function AppearancePreview({ form }: { form: UseFormReturn<AppearanceValues> }) {
  const [page, setPage] = useState("home");
  const [scheme, setScheme] = useState<Scheme>("light");
  const [width, setWidth] = useState(PHONE_WIDTH);
  const { data: values, error } = appearanceInput.safeParse(useValues(form));
  const [shown, setShown] = useState<object>(values ?? {});
  const isNew = values && JSON.stringify(values) !== JSON.stringify(shown);
  if (isNew) setShown(values);
  return (
    <section className="live-preview" aria-label="Canlı Önizleme">
      <Heading as="h2" size="4">
        Canlı Önizleme
      </Heading>
      <Flex gap="3" align="center" wrap="wrap">
        <Choice label="Sayfa" options={PAGES} value={page} onChange={setPage} />
        <Choice
          label="Renk düzeni"
          options={SCHEMES}
          value={scheme}
          onChange={(chosen) => setScheme(chosen as Scheme)}
        />
        <PreviewWidths shown={width} onShow={setWidth} />
      </Flex>
      {error && (
        <Text size="1" color="gray" role="status">
          {`Düzeltilecek alan: ${namesOf(error)}. Önizleme son geçerli hâli gösteriyor.`}
        </Text>
      )}
      <PreviewFrame
        key={page}
        action={`/admin/preview/appearance-${page}`}
        record={{ values: shown }}
        width={width}
        scheme={scheme}
      />
    </section>
  );
}

/** The labels of the fields with errors. */
const namesOf = ({ issues }: z.ZodError) =>
  [...new Set(issues.map(({ path: [field] }) => APPEARANCE[field as keyof typeof APPEARANCE].label))].join(", ");

interface ChoiceProps {
  label: string;
  options: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
}

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <SegmentedControl.Root value={value} onValueChange={onChange} aria-label={label}>
    {Object.entries(options).map(([name, words]) => (
      <SegmentedControl.Item key={name} value={name}>
        {words}
      </SegmentedControl.Item>
    ))}
  </SegmentedControl.Root>
);
