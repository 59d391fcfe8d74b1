import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { type List, NONE } from "../../../worker/records/list";
import { answered, api } from "../api";

interface Option {
  value: string;
  label: string;
}

async function allPages<Row>(read: (page: string) => Promise<List<Row>>): Promise<Row[]> {
  const first = await read("1");
  const rows = [...first.rows];
  for (let page = 2; page <= first.pages; page++) rows.push(...(await read(`${page}`)).rows);
  return rows;
}

/** Errors are only logged and leave the list empty (B16.1). */
function useOptions<Of extends Option>(name: string, kind: string, read: () => Promise<Of[]>): Of[] {
  const { data, error } = useQuery({ queryKey: [name, kind], queryFn: read });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return data ?? [];
}

/** Option of the filter by casino. */
export const NO_CASINO = { value: NONE, label: "Diğer" };

export const useCasinoOptions = () =>
  useOptions("casinos", "options", async () => {
    const casinos = await answered(api.casinos.names.$get(), READ_FAILED.casinos);
    return casinos.map((casino) => ({ value: casino.id, label: casino.name, casino }));
  });

const readCategories = () =>
  allPages((page) => answered(api.categories.$get({ query: { sort: "name", page } }), READ_FAILED.categories));

export const useCategoryOptions = () =>
  useOptions("categories", "options", async () => {
    const categories = await readCategories();
    return categories.map(({ id, name }) => ({ value: id, label: name }));
  });

export const useActiveCategoryOptions = () =>
  useOptions("categories", "active options", async () => {
    const categories = await readCategories();
    return categories.filter(({ is_active }) => is_active).map(({ id, name }) => ({ value: id, label: name }));
  });

/** Adds the current value to the options if it is missing, so that the select does not lose it. */
export function withCurrent<Of extends Option>(
  options: Of[],
  value: string,
  label: string | null | undefined,
): (Of | Option)[] {
  if (!value || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: label ?? "Kayıtlı seçim" }];
}
