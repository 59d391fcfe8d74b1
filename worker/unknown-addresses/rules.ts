import * as z from "zod";
import { PERIODS } from "../visits/constants";
import { PATH_MAX } from "./counted-path";

/** Addresses of one request. */
const PATHS_MAX = 500;

const WRONG = "Adres geçersiz";

export const unknownQuery = z.object({
  days: z.enum(PERIODS, "Dönem 7, 30 ya da 90 gün olabilir").default("30").transform(Number),
});

export const pathsInput = z.strictObject({
  paths: z
    .array(
      z
        .string(WRONG)
        .regex(/^\//, WRONG)
        .refine((path) => [...path].length <= PATH_MAX, WRONG),
      "Adres seçin",
    )
    .min(1, "Adres seçin")
    .max(PATHS_MAX, `Bir kerede en çok ${PATHS_MAX} adres seçebilirsiniz`),
});

export const settingsInput = z.strictObject({
  unknown_addresses: z.enum(["home", "page"], "Ana sayfayı ya da 404 sayfasını seçin"),
});
