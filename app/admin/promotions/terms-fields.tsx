import { Box, Grid } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { useCurrencyUnit } from "../../ui/money";
import { CheckboxInput, SelectInput, TextInput } from "../form/fields";
import { BASES, termLabels } from "./term-texts";
import type { PromotionValues } from "./values";

/** Terms of the bonus as separate fields. */
export function TermsFields({ form }: { form: UseFormReturn<PromotionValues> }) {
  const labels = termLabels(useCurrencyUnit());
  const input = (name: keyof typeof labels) => ({ form, name, label: labels[name] });
  const number = (name: keyof typeof labels) =>
    ({ ...input(name), inputMode: "numeric", autoComplete: "off" }) as const;
  return (
    <Grid columns="2" gap="4">
      <TextInput {...number("bonus_percent")} hint="Yatırımın yüzdesi" />
      <TextInput {...number("loss_percent")} hint="Kaybın geri verilen yüzdesi" />
      <TextInput {...number("max_bonus")} hint="Bonusun ya da iadenin en yüksek tutarı" />
      <TextInput {...number("fixed_bonus")} hint="Yüzdeli bonusta boş kalır." />
      <TextInput {...number("free_spins")} />
      <TextInput {...number("spin_value")} />
      <TextInput {...number("min_deposit")} hint="0: yatırımsız" />
      <TextInput {...number("steps")} hint="Birden çok yatırıma yayılan bonusta; şartlar ilk kademenindir." />
      <TextInput {...number("wagering")} hint="0: çevrimsiz" />
      <SelectInput {...input("wagering_base")} placeholder="Seçin" emptyText="Seçenek yok" options={BASES} />
      <TextInput {...number("valid_days")} />
      <TextInput {...number("max_bet")} />
      <TextInput {...number("max_cashout")} />
      <TextInput {...input("games")} placeholder="Slot oyunları" />
      <Box gridColumn="1 / -1">
        <CheckboxInput {...input("new_customers_only")} />
      </Box>
    </Grid>
  );
}
