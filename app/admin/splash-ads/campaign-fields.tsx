import { Grid } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import type { SplashAd } from "../../../db/schema";
import { AD_DEVICES, AD_FREQUENCIES } from "../../../db/schema/ad-pages";
import { MomentInput } from "../form/date-inputs";
import { NumberInput, SelectInput } from "../form/fields";
import type { SplashAdValues } from "./values";

/** How often a visitor sees an ad. */
export const FREQUENCIES: Record<SplashAd["frequency"], string> = {
  visit: "Ziyarette en çok bir kez",
  day: "Günde en çok bir kez",
  week: "Haftada en çok bir kez",
};
const DEVICES: Record<SplashAd["devices"], string> = {
  all: "Tüm cihazlar",
  phones: "Yalnızca telefonlar",
  desktops: "Yalnızca bilgisayar ve tabletler",
};

/** When, how often and where an ad is shown. */
export const CampaignFields = ({ form }: { form: UseFormReturn<SplashAdValues> }) => (
  <Grid columns={{ initial: "1", sm: "2" }} gap="4">
    <MomentInput form={form} name="starts_at" label="Başlangıç" empty="Hemen" />
    <MomentInput form={form} name="ends_at" label="Bitiş" empty="Süresiz" />
    <SelectInput
      form={form}
      name="frequency"
      label="Sıklık"
      hint="Bir ziyaretçi bu reklamı bundan sık görmez"
      options={AD_FREQUENCIES.map((value) => ({ value, label: FREQUENCIES[value] }))}
    />
    <SelectInput
      form={form}
      name="devices"
      label="Cihazlar"
      options={AD_DEVICES.map((value) => ({ value, label: DEVICES[value] }))}
    />
    <NumberInput
      form={form}
      name="weight"
      label="Ağırlık"
      hint="1 ile 10 arası: aynı sayfaya uyan reklamlar arasındaki payı"
    />
  </Grid>
);
