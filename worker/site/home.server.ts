import { type SQL, sql } from "drizzle-orm";
import type { Bindable } from "../../db/prepared";
import { hero_section } from "../../db/schema";
import type { PinnedList } from "./home-rules";

export const pinnedIds = (list: PinnedList, today: Bindable<string>): SQL =>
  sql`(select value->>'id' from ${hero_section}, json_each(${hero_section[list]})
    where value->>'until' is null or value->>'until' >= ${today})`;
