import { Grid } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { AUDIENCE_NAMES } from "../../ui/bonus-facts";
import { useCurrencyUnit } from "../../ui/money";
import { NumberInput, SelectInput, TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { optionsIn } from "../shell/select";
import { BASES, FIELDS } from "./fields";
import type { PromotionValues } from "./values";

/** Terms of the bonus as separate fields. */
export function TermsFields({ form }: { form: UseFormReturn<PromotionValues> }) {
  const input = inputsOf(form, FIELDS, useCurrencyUnit());
  return (
    <Grid columns="2" gap="4">
      <NumberInput {...input("bonus_percent")} hint="Yatırımın yüzdesi" />
      <NumberInput {...input("loss_percent")} hint="Kaybın geri verilen yüzdesi" />
      <NumberInput {...input("max_bonus")} hint="Bonusun ya da iadenin en yüksek tutarı" />
      <NumberInput {...input("fixed_bonus")} hint="Yüzdeli bonusta boş kalır." />
      <NumberInput {...input("free_spins")} />
      <NumberInput {...input("spin_value")} />
      <NumberInput {...input("min_deposit")} hint="0: yatırımsız" />
      <NumberInput {...input("steps")} hint="Birden çok yatırıma yayılan bonusta; şartlar ilk kademenindir." />
      <NumberInput {...input("wagering")} hint="0: çevrimsiz" />
      <SelectInput {...input("wagering_base")} placeholder="Seçin" emptyText="Seçenek yok" options={optionsIn(BASES)} />
      <NumberInput {...input("valid_days")} />
      <NumberInput {...input("max_bet")} />
      <NumberInput {...input("max_cashout")} />
      <TextInput {...input("games")} placeholder="Slot oyunları" />
      <SelectInput
        {...input("audience")}
        placeholder="Belirtilmemiş"
        emptyText="Seçenek yok"
        options={optionsIn(AUDIENCE_NAMES)}
      />
      <TextInput {...input("audience_note")} placeholder="bir yılı dolduranlar" />
    </Grid>
  );
}
