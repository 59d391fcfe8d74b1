import { Callout, Flex, Text } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { BonusSummary } from "../../ui/bonus-summary";
import { PromotionCard } from "../../ui/promotion-card";
import { useValues } from "../form/use-values";
import { now } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { SiteFrame } from "../shell/site-frame";
import type { useCasinoOptions } from "./lookups";
import { useValidTerms } from "./use-valid-terms";
import type { PromotionValues } from "./values";

interface TermsPreviewProps {
  form: UseFormReturn<PromotionValues>;
  casinos: ReturnType<typeof useCasinoOptions>;
}

/** Card and summary as visitors will see them, from the unsaved form. */
export default function TermsPreview({ form, casinos }: TermsPreviewProps) {
  const values = useValues(form);
  const { terms, isCurrent } = useValidTerms(values);
  const today = dayInIstanbul(now());
  const casino = casinos.find(({ value }) => value === values.casino_id)?.casino;
  const shared = {
    ...terms,
    title: values.title || "Promosyon başlığı",
    slug: "",
    has_own_url: values.url ? 1 : 0,
    casino_slug: casino?.slug ?? null,
    expiry_date: values.expiry_date || null,
    verdict: values.verdict || null,
    promotion_code: values.promotion_code || null,
    casino_warning: casino?.casino_warning ?? null,
    casino_last_verified_at: null,
  };
  const card = {
    ...shared,
    id: "",
    short_description: values.short_description ?? "",
    image_url: values.image_url || null,
    image_focus: values.image_focus || null,
    is_active: values.is_active ?? true,
    casino_id: values.casino_id || null,
    casino_name: casino?.name ?? null,
    casino_logo: casino?.logo_url ?? null,
    casino_score: casino?.score ?? null,
    casino_rating: casino?.rating ?? null,
  };
  return (
    <Flex direction="column" gap="2" className="terms-preview" role="region" aria-labelledby="preview" tabIndex={0}>
      <Text size="2" weight="medium" id="preview">
        Ziyaretçilerin göreceği
      </Text>
      {!isCurrent && (
        <Callout.Root color="orange" size="1" className={HIGH_CONTRAST} role="status">
          <Callout.Text>Önizleme, hatalı alanlar düzelince güncellenir.</Callout.Text>
        </Callout.Root>
      )}
      <SiteFrame title="Kart ve özet önizlemesi">
        <h2 className="sr">Kart</h2>
        <PromotionCard promotion={card} today={today} />
        <BonusSummary
          promotion={{ ...shared, licence: casino ?? null }}
          today={today}
          isActive={card.is_active}
          isDescribed={false}
        />
      </SiteFrame>
    </Flex>
  );
}
