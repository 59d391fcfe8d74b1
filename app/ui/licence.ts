import { countryName } from "../../worker/text/country";

export interface Licence {
  is_licensed: boolean;
  /** ISO 3166-1; null if it is unknown. */
  licence_country: string | null;
  licence_authority: string | null;
}

type Whose = Omit<Licence, "is_licensed">;

/** Whose licence it is, by the country, else the authority: `Malta lisanslı`. */
export const licenceText = ({ licence_country, licence_authority }: Whose) =>
  `${(licence_country && countryName(licence_country)) ?? licence_authority ?? "Yurt dışı"} lisanslı`;

/** The authority, unless `licenceText` names it. */
export const authorityBeside = ({ licence_country, licence_authority }: Whose) =>
  (licence_country && licence_authority) ?? undefined;

interface Given {
  casino_id: string | null;
  casino_is_licensed: number | null;
  casino_licence_country: string | null;
  casino_licence_authority: string | null;
}

/** Of the casino of a bonus; null without one. */
export const licenceOf = (promotion: Given): Licence | null =>
  promotion.casino_id === null
    ? null
    : {
        is_licensed: Boolean(promotion.casino_is_licensed),
        licence_country: promotion.casino_licence_country,
        licence_authority: promotion.casino_licence_authority,
      };
