import { expect, it } from "vitest";
import { FIELDS as post } from "../../app/admin/blog/fields";
import { FIELDS as casino } from "../../app/admin/casinos/fields";
import { FIELDS as category } from "../../app/admin/categories/fields";
import { csvColumns, exampleOf } from "../../app/admin/csv/kind-columns";
import { FIELDS as page } from "../../app/admin/pages/fields";
import { FIELDS as promotion } from "../../app/admin/promotions/fields";
import { importClient, throughFile } from "../support/import-client";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();

it.each([
  ["promotions", promotion],
  ["casinos", casino],
  ["blog", post],
  ["pages", page],
  ["categories", category],
])("the sample file of %s has a line that is imported as it is (B3.8)", async (resource, fields) => {
  const { check, write } = importClient((method, rest, body) =>
    site.admin.send(method, `/api/admin/${resource}${rest}`, body),
  );
  const columns = csvColumns(fields, "TL").filter(({ isReadOnly }) => !isReadOnly);
  const name = resource === "casinos" || resource === "categories" ? "name" : "title";
  const [line, ...others] = await throughFile(columns, [exampleOf(fields)], name);
  if (!line || others.length > 0) throw new Error("the file has not one line");
  const [outcome] = await check(line);
  expect(outcome).toMatchObject({ status: "new", errors: {}, readings: {} });
  expect((await write({ ...line, id: outcome?.id, is_new: true })).ids).toEqual([outcome?.id]);
});
