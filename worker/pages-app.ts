import { addPages, createApp } from "./app";
import { renderPublicPage } from "./public-pages";

export const pagesApp = addPages(createApp(), renderPublicPage);
