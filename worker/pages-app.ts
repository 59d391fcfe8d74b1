import { addPages, createApp } from "./app";
import { renderPublicPage } from "./public-pages";

/** What visitors read. */
export const pagesApp = addPages(createApp(), renderPublicPage);
