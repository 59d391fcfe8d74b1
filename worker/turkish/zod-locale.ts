import * as z from "zod";

/** For complaints that a schema gives no sentence for. */
z.config(z.locales.tr());
