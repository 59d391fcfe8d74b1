import { Card, Grid } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { CheckboxInput, NumberInput, TextAreaInput, TextInput } from "../form/fields";
import type { CasinoValues } from "./values";

export function ProfileFields({ form }: { form: UseFormReturn<CasinoValues> }) {
  return (
    <Card size="3">
      <Grid columns={{ initial: "1", sm: "2" }} gap="4">
        <TextInput form={form} name="owner" label="Sahibi (işleten şirket)" />
        <NumberInput form={form} name="founded_year" label="Kuruluş yılı" />
        <CheckboxInput form={form} name="is_licensed" label="Lisanslı" />
        <CheckboxInput form={form} name="has_24_7_support" label="7/24 Destek" />
        <TextInput form={form} name="licence_authority" label="Lisans veren kurum" />
        <TextInput form={form} name="licence_number" label="Lisans numarası" />
        <TextAreaInput
          form={form}
          name="payment_methods"
          label="Ödeme yöntemleri"
          hint="Her satıra bir yöntem yazın."
          rows={5}
        />
        <TextInput form={form} name="withdrawal_time" label="Çekim süresi" placeholder="Örneğin 1–24 saat" />
      </Grid>
    </Card>
  );
}
