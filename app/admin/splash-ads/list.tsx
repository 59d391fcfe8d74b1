import { href } from "react-router";
import { Link as TextLink, Text } from "@radix-ui/themes";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { undoable } from "../list/bulk-action";
import { EditAction } from "../list/edit-action";
import { RecordList } from "../list/record-list";
import { RemoveAction } from "../list/remove-action";
import { SwitchAction } from "../list/switch-action";
import { switching } from "../list/use-toggle";
import { shownOnText } from "./shown-on";

/** Maximum length of the address in a row. */
const URL_SHOWN = 30;
const shortened = (url: string) => (url.length > URL_SHOWN ? `${url.slice(0, URL_SHOWN)}…` : url);

const ACTIVATION = {
  name: "splash-ads",
  field: "is_active",
  call: switching(api["splash-ads"][":id"].activation, CHANGE_FAILED.status),
  sentence: (isOn: boolean) => (isOn ? "Splash reklam aktif yapıldı" : "Splash reklam pasif yapıldı"),
};

const onSelected = (action: "activate" | "deactivate" | "delete", ids: string[]) =>
  answered(
    api["splash-ads"].selection.$post({ json: { action, ids } }),
    action === "delete" ? DELETE_FAILED.splashAd : CHANGE_FAILED.status,
  );

const named = undoable(api["splash-ads"].selection.$put, CHANGE_FAILED.status);
const switched = (action: "activate" | "deactivate") => async (ids: string[]) => named(await onSelected(action, ids));

const stateOf = ({ is_active }: { is_active: boolean }) => (is_active ? "Aktif" : "Pasif");

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
        { label: "Başlık", sort: "title", text: ({ title }) => title },
        {
          label: "Hedef URL",
          width: "24%",
          text: ({ href }) => href,
          cell: ({ href }) => (
            <TextLink size="2" href={href} target="_blank" rel="noopener noreferrer">
              {shortened(href)}
            </TextLink>
          ),
        },
        {
          label: "Sayfalar",
          width: "20%",
          text: (row) => shownOnText(row),
        },
        {
          label: "Durum",
          sort: "is_active",
          width: "14%",
          text: (row) => stateOf(row),
          cell: ({ id, title, is_active }) => (
            <SwitchAction id={id} of={title} isOn={is_active} labels={["Aktif", "Pasif"]} isState toggle={ACTIVATION} />
          ),
        },
      ]}
      row={{
        nameOf: ({ title }) => title,
        open: ({ id }) => href("/admin/splash-ads/edit/:id", { id }),
        tone: ({ is_active }) => (is_active ? "good" : "off"),
        picture: ({ image_url }) => image_url,
        actions: ({ id, title }) => (
          <>
            <EditAction to={href("/admin/splash-ads/edit/:id", { id })} of={title} />
            <RemoveAction
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
          label: "Aktif Yap",
          before: (row) => stateOf(row),
          after: () => "Aktif",
          run: switched("activate"),
          done: (n) => `${n} splash reklam aktif yapıldı`,
        },
        {
          label: "Pasif Yap",
          before: (row) => stateOf(row),
          after: () => "Pasif",
          run: switched("deactivate"),
          done: (n) => `${n} splash reklam pasif yapıldı`,
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
