import { expect, it } from "vitest";
import { type ListFilter, placed } from "../../../app/admin/record-list/filters";

const filter = (name: string, place?: ListFilter["place"]): ListFilter => ({
  name,
  label: name,
  all: "",
  options: [],
  ...(place && { place }),
});
const names = (filters: ListFilter[]) => filters.map(({ name }) => name);

it("filters beside the named ones stand behind a button; one alone is in view", () => {
  const several = placed([filter("casino"), filter("rating", "bar"), filter("status", "strip")]);
  expect([names(several.inView), names(several.hidden)]).toEqual([["rating"], ["casino"]]);
  const one = placed([filter("kind")]);
  expect([names(one.inView), names(one.hidden)]).toEqual([["kind"], []]);
});
