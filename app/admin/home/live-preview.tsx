import { Flex, Heading } from "@radix-ui/themes";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { PreviewFrame } from "../preview/preview-frame";
import { PHONE_WIDTH, PreviewWidths } from "../preview/preview-widths";
import type { HomeValues } from "./values";

/** Home as visitors will see it, following the form. */
export function LivePreview({ form }: { form: UseFormReturn<HomeValues> }) {
  const [width, setWidth] = useState(PHONE_WIDTH);
  const values = useWatch({ control: form.control });
  return (
    <section className="live-preview" aria-label="Canlı Önizleme">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" size="4">
          Canlı Önizleme
        </Heading>
        <PreviewWidths shown={width} onShow={setWidth} />
      </Flex>
      <PreviewFrame action="/admin/preview/home" record={{ values }} width={width} />
    </section>
  );
}
