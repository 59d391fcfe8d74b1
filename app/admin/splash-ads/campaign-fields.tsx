import { Grid } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import type { SplashAd } from "../../../db/schema";
import { MomentInput } from "../form/date-inputs";
import { NumberInput, SelectInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { optionsIn } from "../shell/select";
import { FIELDS } from "./fields";
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
export function CampaignFields({ form }: { form: UseFormReturn<SplashAdValues> }) {
  const input = inputsOf(form, FIELDS);
  return (
    <Grid columns={{ initial: "1", sm: "2" }} gap="4">
      <MomentInput {...input("starts_at")} empty="Hemen" />
      <MomentInput {...input("ends_at")} empty="Süresiz" />
      <SelectInput
        {...input("frequency")}
        hint="Bir ziyaretçi bu reklamı bundan sık görmez"
        options={optionsIn(FREQUENCIES)}
      />
      <SelectInput {...input("devices")} options={optionsIn(DEVICES)} />
      <NumberInput {...input("weight")} hint="1 ile 10 arası: aynı sayfaya uyan reklamlar arasındaki payı" />
    </Grid>
  );
}
