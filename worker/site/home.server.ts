import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { hero_section, type HomeSection } from "../../db/schema";
import type { PinnedList } from "./home-rules";

/** SQL: how many rows a section of home asks for; none where editors hide it. */
export const rowsOfSection = (section: HomeSection, most: number) =>
  sql`(${most} * not exists (select 1 from ${hero_section}, json_each(${hero_section.sections})
    where value->>'id' = ${section} and value->>'shown' = 0))` as unknown as Placeholder;

export const pinnedIds = (list: PinnedList, today: Bindable<string>): SQL =>
  sql`(select value->>'id' from ${hero_section}, json_each(${hero_section[list]})
    where value->>'until' is null or value->>'until' >= ${today})`;
