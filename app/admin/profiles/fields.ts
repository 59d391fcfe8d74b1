import type { Profile } from "../../../db/schema";
import type { ProfileInput } from "../../../worker/profiles/rules";
import { type Field, type Fields, quoted } from "../fields";

export const FIELDS: Record<keyof ProfileInput, Field> & Fields<Exclude<keyof Profile, keyof ProfileInput>> = {
  is_public: {
    label: "Profil sitede görünsün",
    name: "Görünürlük",
    told: (value) => (value === "1" ? "açık" : "kapalı"),
  },
  name: { label: "Görünen ad", told: quoted },
  slug: { label: "Adres", told: quoted },
  photo_url: { label: "Fotoğraf" },
  words: { label: "Birkaç söz", object: "birkaç sözünü" },
  verifies: { label: "Neleri doğruluyor?", name: "Doğruladıkları", object: "doğruladıklarını" },
};
