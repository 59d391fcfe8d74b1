import { Flex, Text } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import type { Profile } from "../../../db/schema";
import { profileInput, WORDS_MAX } from "../../../worker/profiles/rules";
import { profileAddress } from "../../../worker/records/addresses";
import { CountedInput } from "../form/counted-input";
import { CheckboxInput, TextInput } from "../form/fields";
import { formValues } from "../form/form-values";
import { inputsOf } from "../form/inputs-of";
import { ImageInput } from "../pictures/image-input";
import { FIELDS } from "./fields";

export const profileValues = (profile: Profile | undefined) => formValues(profileInput, profile);
type ProfileForm = UseFormReturn<ReturnType<typeof profileValues>>;

interface ProfileFieldsProps {
  form: ProfileForm;
  profile: Profile;
}

/** What visitors read of a person. */
export function ProfileFields({ form, profile }: ProfileFieldsProps) {
  const input = inputsOf(form, FIELDS);
  const { slug, is_public } = profile;
  return (
    <Flex direction="column" gap="4">
      <Flex direction="column" gap="1">
        <CheckboxInput {...input("is_public")} />
        <Text as="p" size="1" color="gray">
          Açıksa yazılarda, incelemelerde ve doğrulamalarda ad görünür; kapalıysa sitenin adı. E-posta hiçbir zaman
          görünmez.
        </Text>
        {is_public && slug && (
          <Text size="2">
            <a href={profileAddress({ slug })} target="_blank" rel="noopener">
              Sitede gör
            </a>
          </Text>
        )}
      </Flex>
      <TextInput {...input("name")} autoComplete="off" />
      <ImageInput {...input("photo_url")} folder="blog-images" shape="square" />
      <CountedInput {...input("words")} max={WORDS_MAX} isGrowing />
      <TextInput {...input("verifies")} placeholder="Örneğin: hoş geldin bonusları, çekim süreleri" />
      <TextInput
        {...input("slug")}
        hint="Profilin adresi: /yazar/… · Boş bırakılırsa olduğu gibi kalır, ilk kez açılırken addan üretilir; değişirse eski adres yenisine yönlendirir."
      />
    </Flex>
  );
}
