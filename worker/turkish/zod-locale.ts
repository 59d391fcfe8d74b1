import * as z from "zod";

z.config(z.locales.tr());
