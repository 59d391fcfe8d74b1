import type { Page } from "@playwright/test";
import { createRecord } from "./admin-panel";

const promotion = { short_description: "Listelerin denendiği promosyon.", url: "https://liste.example/" };

/** Creates a promotion by the API, for a list of the panel. */
export const createPromotion = (page: Page, title: string, more: object = {}) =>
  createRecord<{ id: string; updated_at: string }>(page, "promotions", { ...promotion, title, ...more });

/** The actions on the selected records of a list. */
export const selection = (page: Page) => page.getByRole("group", { name: "Seçili kayıtlar" });
