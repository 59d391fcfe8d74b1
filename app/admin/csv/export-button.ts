import { latePart } from "../shell/late";

/** Downloads a list as CSV. */
export const ExportButton = latePart(() => import("./export-button.client"), { heights: ["2rem"] });
