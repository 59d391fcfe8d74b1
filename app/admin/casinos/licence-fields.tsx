import { Button, Flex } from "@radix-ui/themes";
import { useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { PERMITTED_IN_TURKEY } from "../../../worker/country-fields";
import { countriesByName } from "../../../worker/text/countries";
import { countryName, TURKEY } from "../../../worker/text/country";
import { CountriesInput } from "../form/countries-input";
import { CheckboxInput, SelectInput, TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { FIELDS } from "./fields";
import { countryOfAuthority } from "./licence-authorities";
import type { CasinoValues } from "./values";

const NOT_PERMITTED = [TURKEY];

/** Whose licence a casino has, and where that permits it. */
export function LicenceFields({ form }: { form: UseFormReturn<CasinoValues> }) {
  const input = inputsOf(form, FIELDS);
  const options = useMemo(
    () => countriesByName(NOT_PERMITTED).map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const [authority, country] = useWatch({ control: form.control, name: ["licence_authority", "licence_country"] });
  const proposed = country ? undefined : countryOfAuthority(authority);
  return (
    <>
      <CheckboxInput {...input("is_licensed")} />
      <CheckboxInput {...input("has_24_7_support")} />
      <TextInput {...input("licence_authority")} />
      <TextInput {...input("licence_number")} />
      <Flex direction="column" gap="2">
        <SelectInput
          {...input("licence_country")}
          options={options}
          placeholder="Belirtilmemiş"
          hint="Sitede 'Malta lisanslı' diye yazar; boşsa kurumun adı yazılır. Kahnawake, Anjouan gibi bir devletin lisans kurumu olmayanlarda boş bırakın."
        />
        {proposed && (
          <Flex>
            <Button
              type="button"
              size="1"
              variant="soft"
              onClick={() => form.setValue("licence_country", proposed, { shouldDirty: true, shouldValidate: true })}
            >
              {`Öneri: ${countryName(proposed)}`}
            </Button>
          </Flex>
        )}
      </Flex>
      <CountriesInput
        {...input("permitted_countries")}
        leftOut={NOT_PERMITTED}
        reason={PERMITTED_IN_TURKEY}
        hint="Operatörün kendi izin sayfasından yazın; boşsa bilinmiyor demektir. Türkiye yurt dışı lisansıyla izinli olamaz."
      />
    </>
  );
}
