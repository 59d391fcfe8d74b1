import type { UseFormReturn } from "react-hook-form";
import type { Page } from "../../../db/schema";
import { pageInput } from "../../../worker/pages/rules";
import { formValues } from "../form/form-values";

export const valuesOf = (page: Page | undefined) => formValues(pageInput, page);
export type PageValues = ReturnType<typeof valuesOf>;
export type PageForm = UseFormReturn<PageValues>;
