import { href } from "react-router";
import type { InferResponseType } from "hono/client";
import { Flex, Link as TextLink, Text } from "@radix-ui/themes";
import type { SplashAd } from "../../../db/schema";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { adState, FIGURE_DAYS, OVER, PASSIVE, RUNNING } from "../../../worker/splash-ads/state";
import { answered, api, changed } from "../api";
import { shownWord, type State } from "../record-list/column";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { selecting } from "../record-list/selecting";
import { activeActions } from "../record-list/active-actions";
import { SwitchAction } from "../record-list/switch-action";
import { switching } from "../record-list/use-toggle";
import { now } from "../shell/dates";
import { FREQUENCIES } from "./campaign-fields";
import { clickRate } from "./figures";
import { shownOnText } from "./shown-on";

type ListedAd = InferResponseType<(typeof api)["splash-ads"]["$get"], 200>["rows"][number];

/** Characters of an address in a row. */
const URL_SHOWN = 30;
const shortened = (url: string) => (url.length > URL_SHOWN ? `${url.slice(0, URL_SHOWN)}…` : url);

const ACTIVATION = {
  name: "splash-ads",
  field: "is_active",
  call: switching(api["splash-ads"][":id"].activation, CHANGE_FAILED.status),
  sentence: (isOn: boolean) => (isOn ? "Splash reklam aktif yapıldı" : "Splash reklam pasif yapıldı"),
  undoes: (isOn: boolean) => ({ kind: "splash-ad", action: isOn ? "activate" : "deactivate" }) as const,
};

const doing = selecting("splash-ad", api["splash-ads"], {
  change: CHANGE_FAILED.status,
  delete: DELETE_FAILED.splashAd,
});

type Campaign = Parameters<typeof adState>[0];

function stateOf(row: Campaign): State {
  const word = adState(row, now());
  if (word === RUNNING) return { tone: "good", word };
  if (word === PASSIVE || row.fault) return { tone: "off", word };
  return { tone: word === OVER ? "over" : "soon", word };
}

/** The state, and how often a visitor sees an ad that is limited beyond its visit. */
const stateText = (row: Campaign & Pick<SplashAd, "frequency">) =>
  [shownWord(stateOf(row)), row.frequency !== "visit" && FREQUENCIES[row.frequency]].filter(Boolean).join(" · ");

export default function SplashAdList() {
  return (
    <RecordList
      name="splash-ads"
      heading={{
        title: "Splash Reklamlar",
        help: (
          <>
            Splash reklamlar, ziyaretçi sayfaya girdikten 5-10 saniye sonra gösterilir. Gösterim, tıklama ve oran son{" "}
            {FIGURE_DAYS} günündür.
          </>
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
          label: "Durum",
          sort: "is_active",
          width: "17%",
          text: (row) => stateText(row),
          cell: (row) => (
            <Flex align="center" gap="1" className={`state-${stateOf(row).tone}`}>
              <SwitchAction
                id={row.id}
                of={row.title}
                isOn={row.is_active}
                labels={["Aktif", PASSIVE]}
                isState
                toggle={ACTIVATION}
              />
              {row.is_active && (
                <Text size="1" color={row.fault ? "red" : "gray"} truncate title={stateText(row)}>
                  {stateText(row)}
                </Text>
              )}
            </Flex>
          ),
        },
        {
          label: "Hedef URL",
          width: "26%",
          text: ({ href }) => shortened(href),
          cell: ({ href }) => (
            <TextLink href={href} title={href} target="_blank" rel="noopener noreferrer">
              {shortened(href)}
            </TextLink>
          ),
        },
        {
          label: "Sayfalar",
          width: "14%",
          from: "1400px",
          text: (row) => shownOnText(row),
        },
        {
          label: "Gösterim",
          width: "8%",
          isNumber: true,
          text: ({ shows }) => `${shows.toLocaleString("tr-TR")} gösterim`,
          cell: ({ shows }) => shows.toLocaleString("tr-TR"),
        },
        {
          label: "Tıklama",
          width: "8%",
          isNumber: true,
          text: ({ clicks }) => `${clicks.toLocaleString("tr-TR")} tıklama`,
          cell: ({ clicks }) => clicks.toLocaleString("tr-TR"),
        },
        {
          label: "Oran",
          width: "6%",
          isNumber: true,
          text: (row) => (row.shows > 0 ? `oran ${clickRate(row)}` : ""),
          cell: (row) => clickRate(row),
        },
      ]}
      row={{
        nameOf: ({ title }) => title,
        open: ({ id }) => href("/admin/splash-ads/edit/:id", { id }),
        state: (row) => stateOf(row),
        picture: ({ image_url }) => image_url,
        actions: ({ id, title }) => (
          <>
            <EditAction to={href("/admin/splash-ads/edit/:id", { id })} of={title} />
            <RemoveAction
              name={title}
              done="Splash reklam silindi"
              remove={() => changed(api["splash-ads"][":id"].$delete({ param: { id } }), DELETE_FAILED.splashAd)}
            />
          </>
        ),
      }}
      bulk={activeActions<ListedAd>("splash reklam", doing)}
    />
  );
}
