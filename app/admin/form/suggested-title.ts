import { withQuery } from "../../ui/addresses";

/** Query parameter of the form for a new record: its title. */
const TITLE = "baslik";

export const withTitle = (form: string, title: string) => withQuery(form, { [TITLE]: title });

/** The title with which the form for a new record opens. */
export const suggestedTitle = (params: URLSearchParams, max: number) => (params.get(TITLE) ?? "").trim().slice(0, max);
