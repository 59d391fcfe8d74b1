import { createContext } from "react";

/** Address of the one script of public pages, as the build named it. */
export const ClientEntry = createContext("");
