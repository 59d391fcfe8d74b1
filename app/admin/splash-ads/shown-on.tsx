import { Flex, Text } from "@radix-ui/themes";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ALL_AD_PAGES, type AdPages } from "../../../db/schema/ad-pages";
import type { SplashAd } from "../../../db/schema";
import { CheckboxInput } from "../form/fields";
import { FieldError } from "../form/field-error";
import { FIELDS } from "./fields";
import type { SplashAdValues } from "./values";

const LABEL = FIELDS.shown_on.label;
const NAMES: Record<AdPages, string> = {
  home: "Ana sayfa",
  lists: "Listeler",
  promotions: "Bonus sayfaları",
  casinos: "Casino sayfaları",
  posts: "Blog yazıları",
};
const PAGES = Object.keys(ALL_AD_PAGES) as AdPages[];

/** `Ana sayfa, Blog yazıları` */
export function shownOnText({ shown_on }: Pick<SplashAd, "shown_on">): string {
  const shown = PAGES.filter((pages) => shown_on[pages]);
  return shown.length === PAGES.length ? "Tüm sayfalar" : shown.map((pages) => NAMES[pages]).join(", ");
}

/** A check box for each group of pages that an ad can appear on. */
export function ShownOn({ form }: { form: UseFormReturn<SplashAdValues> }) {
  const id = useId();
  const error = form.formState.errors.shown_on?.message;
  return (
    <Flex direction="column" gap="2" role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Text as="p" size="2" weight="medium" id={id}>
        {LABEL}
      </Text>
      {PAGES.map((pages) => (
        <CheckboxInput
          key={pages}
          form={form}
          name={`shown_on.${pages}`}
          label={NAMES[pages]}
          fullLabel={`${LABEL}: ${NAMES[pages]}`}
        />
      ))}
      <Text as="p" size="1" color="gray" id={`${id}-hint`}>
        Uyarı, karşılaştırma, arama sonucu, form ve hata sayfalarında, hakkımızda ve sorumlu oyun gibi sayfalarda reklam
        hiç gösterilmez.
      </Text>
      <FieldError>{error}</FieldError>
    </Flex>
  );
}
