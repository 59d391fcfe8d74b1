import { href } from "react-router";
import { Flex, Link as TextLink, Text } from "@radix-ui/themes";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { thumbnailOf } from "../../../worker/text/variants";
import { PLACEHOLDER } from "../../ui/picture";
import { answered, api } from "../api";
import { reversible } from "../list/bulk-actions";
import { EditLink } from "../list/edit-link";
import { RecordList } from "../list/record-list";
import { RemoveButton } from "../list/remove";
import { ToggleButton } from "../list/toggle-button";
import { switching } from "../list/use-toggle";

/** Maximum length of the address in a row. */
const URL_SHOWN = 30;
const shortened = (url: string) => (url.length > URL_SHOWN ? `${url.slice(0, URL_SHOWN)}…` : url);

const ACTIVATION = {
  name: "splash-ads",
  field: "is_active",
  call: switching(api["splash-ads"][":id"].activation, CHANGE_FAILED.status),
  sentence: (isOn: boolean) => (isOn ? "Splash reklam aktif edildi" : "Splash reklam pasif edildi"),
};

const onSelected = (action: "activate" | "deactivate" | "delete", ids: string[]) =>
  answered(
    api["splash-ads"].selection.$post({ json: { action, ids } }),
    action === "delete" ? DELETE_FAILED.splashAd : CHANGE_FAILED.status,
  );

export default function SplashAdList() {
  return (
    <RecordList
      name="splash-ads"
      heading={{
        title: "Splash Reklamlar",
        help: (
          <Text as="p" size="2" color="gray">
            Splash reklamlar, ziyaretçi sayfaya girdikten 5-10 saniye sonra gösterilir.
          </Text>
        ),
        create: { to: href("/admin/splash-ads/new"), label: "Splash Reklam Ekle" },
      }}
      empty={{
        sentence: "Henüz splash reklam yok",
        purpose: "Ziyaretçiye açılışta gösterilen duyurular burada durur; en önemli kampanyanıza ayırın.",
      }}
      read={(query) => answered(api["splash-ads"].$get({ query }), READ_FAILED.splashAds)}
      columns={[
        {
          label: "Başlık",
          sort: "title",
          cell: ({ title, image_url }) => (
            <Flex gap="3" align="center">
              <img
                className="thumbnail"
                src={thumbnailOf(image_url) || PLACEHOLDER}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                onError={({ currentTarget }) => {
                  if (!currentTarget.src.endsWith(PLACEHOLDER)) currentTarget.src = PLACEHOLDER;
                }}
              />
              <Text weight="medium">{title}</Text>
            </Flex>
          ),
        },
        {
          label: "Hedef URL",
          cell: ({ href }) => (
            <TextLink
              href={href}
              title={href}
              style={{ overflowWrap: "break-word" }}
              target="_blank"
              rel="noopener noreferrer"
            >
              {shortened(href)}
            </TextLink>
          ),
        },
        {
          label: "Durum",
          sort: "is_active",
          cell: ({ id, title, is_active }) => (
            <ToggleButton id={id} of={title} isOn={is_active} labels={["Aktif", "Pasif"]} isState toggle={ACTIVATION} />
          ),
        },
      ]}
      row={{
        nameOf: ({ title }) => title,
        actions: ({ id, title }) => (
          <>
            <EditLink to={href("/admin/splash-ads/edit/:id", { id })} of={title} />
            <RemoveButton
              id={id}
              name={title}
              queryKey="splash-ads"
              done="Splash reklam silindi"
              remove={() => answered(api["splash-ads"][":id"].$delete({ param: { id } }), DELETE_FAILED.splashAd)}
            />
          </>
        ),
      }}
      bulk={[
        {
          label: "Aktif et",
          run: reversible(onSelected, "activate", "deactivate"),
          done: (n) => `${n} splash reklam aktif edildi`,
        },
        {
          label: "Pasif et",
          run: reversible(onSelected, "deactivate", "activate"),
          done: (n) => `${n} splash reklam pasif edildi`,
        },
        {
          label: "Sil",
          removal: "trash",
          run: (ids) => onSelected("delete", ids),
          done: (n) => `${n} splash reklam silindi`,
        },
      ]}
    />
  );
}
