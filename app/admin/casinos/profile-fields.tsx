import { Card, Grid } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { NumberInput, TextAreaInput, TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { FIELDS } from "./fields";
import { LicenceFields } from "./licence-fields";
import type { CasinoValues } from "./values";

export function ProfileFields({ form }: { form: UseFormReturn<CasinoValues> }) {
  const input = inputsOf(form, FIELDS);
  return (
    <Card size="3">
      <Grid columns={{ initial: "1", sm: "2" }} gap="4">
        <TextInput {...input("owner")} />
        <NumberInput {...input("founded_year")} />
        <LicenceFields form={form} />
        <TextAreaInput {...input("payment_methods")} hint="Her satıra bir yöntem yazın." rows={5} />
        <TextInput
          {...input("withdrawal_time")}
          hint="Ziyaretçiler listeyi rakamla yazılan süreye göre süzer."
          placeholder="Örneğin 1–24 saat"
        />
      </Grid>
    </Card>
  );
}
