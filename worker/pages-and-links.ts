import { addPages, createApp } from "./app";
import { outbound } from "./outbound/public-api.server";
import { renderPublicPage } from "./public-pages";

export const pagesAndLinks = addPages(createApp().route("/git", outbound), renderPublicPage);
