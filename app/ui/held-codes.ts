import { createContext } from "react";

/** Whether pages lack the codes of bonuses, which `/git` then shows to visitors of the other countries (P15.8). */
export const HeldCodes = createContext(false);
