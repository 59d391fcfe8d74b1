import { createHash } from "node:crypto";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";
import { smallerThemes } from "./app/admin/shell/smaller-themes.ts";

/** Public pages run no React in the browser, so a change is shown by loading the page again. */
const reloadPages: Plugin = {
  name: "reload-pages",
  configureServer(server) {
    server.watcher.on("change", () => server.environments.client.hot.send({ type: "full-reload" }));
  },
};

/** Says how long plugins took, on slow machines only. */
const checks = { pluginTimings: false };

/** Bundles a script for browsers by itself. */
async function bundle(input: string, format: "es" | "iife", define: Record<string, string> = {}) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format }, preserveEntrySignatures: "strict", checks },
    },
  });
  if (!("output" in built)) throw new Error(`${input} was not bundled once`);
  return built.output[0];
}

const ENHANCEMENT = "virtual:enhancement/";
const SPLASH_DIALOG = "app/enhance/splash-dialog.ts";
const COMMENT_FORM = "app/enhance/comment-form.ts";
const COMPARE_CHOICE = "app/enhance/compare-choice.ts";
const VISIT = "app/enhance/visit.ts";

/** A script that pages load themselves. */
async function file(input: string, define?: Record<string, string>) {
  const { code } = await bundle(input, "es", define);
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { code, fileName: `assets/${basename(input, ".ts")}-${hash}.js` };
}

const quoted = (path: string) => JSON.stringify(`/${path}`);

/** What pages load after their first paint, to show an ad, to send a comment, or to choose bonuses. */
async function visitFiles() {
  const dialog = await file(SPLASH_DIALOG);
  const form = await file(COMMENT_FORM);
  const names = { SPLASH_DIALOG: quoted(dialog.fileName), COMMENT_FORM: quoted(form.fileName) };
  return { dialog, form, choice: await file(COMPARE_CHOICE), visit: await file(VISIT, names) };
}

/** `virtual:enhancement/<name>` is the text of `app/enhance/<name>.ts`, bundled for browsers. */
const enhancement: Plugin = {
  name: "enhancement",
  config: (_, { command }) =>
    command === "serve" ? { define: { SPLASH_DIALOG: quoted(SPLASH_DIALOG), COMMENT_FORM: quoted(COMMENT_FORM) } } : {},
  resolveId: (id) => (id.startsWith(ENHANCEMENT) ? `\0${id}` : undefined),
  async load(id) {
    const [, name] = id.split(`\0${ENHANCEMENT}`);
    if (!name) return undefined;
    const isServed = this.environment.mode === "dev";
    const files = isServed ? undefined : await visitFiles();
    const script = await bundle(`app/enhance/${name}.ts`, "iife", {
      VISIT: quoted(files?.visit.fileName ?? VISIT),
      COMPARE_CHOICE: quoted(files?.choice.fileName ?? COMPARE_CHOICE),
    });
    for (const file of Object.keys(script.modules)) this.addWatchFile(file);
    return `export default ${JSON.stringify(script.code.trim().replaceAll("</script", "<\\/script"))}`;
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const { fileName, code } of Object.values(await visitFiles()))
      this.emitFile({ type: "asset", fileName, source: code });
  },
};

/** `light-dark()`, which the style sheets do not use; lowering it adds rules to every `color-scheme`. */
const LIGHT_DARK = 1 << 20;

/** What only forms need, 50 KB gzip; every screen has the save key and the leave prompt. */
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform|diff)\/|worker\/(fields|(blog|casinos|promotions)\/(rules|bonus-terms))|admin\/(form\/(?!use-save-key|leave-|select\.)|draft|history)/;

/** What only screens with a list of records load. */
const LIST =
  /app\/admin\/list\/(bulk-actions|duplicate|edit-link|filters|pages|record-|search-box|toggle-button|use-list|use-toggle)/;

export default defineConfig({
  resolve: { alias: { "virtual:public-build": fileURLToPath(new URL("app/public-build.ts", import.meta.url)) } },
  // Part of the entity tags of pages.
  define: { BUILD: JSON.stringify(Date.now().toString(36)) },
  css: { lightningcss: { exclude: LIGHT_DARK }, postcss: { plugins: [smallerThemes] } },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env["STATE_DIR"] || ".wrangler/state" },
    }),
    reactRouter(),
    enhancement,
    reloadPages,
  ],
  build: { modulePreload: false, rolldownOptions: { checks } },
  environments: {
    // Source maps are uploaded with it, so that traces stay readable.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many screens share comes in four files: a screen asks for 20 instead of 50, and 10 % less.
            codeSplitting: {
              groups: [
                // Else it lies in the file of the forms, which every screen would load for it.
                { name: "preload", test: "vite/preload-helper", priority: 4 },
                {
                  name: "libraries",
                  test: (id) => id.includes("node_modules") && !FORMS.test(id),
                  minShareCount: 10,
                  priority: 3,
                },
                {
                  name: "panel",
                  test: (id) => !FORMS.test(id) && !LIST.test(id) && !id.includes("/app/public/"),
                  minShareCount: 8,
                  priority: 2,
                },
                { name: "forms", test: FORMS, minShareCount: 4, priority: 1 },
                { name: "record-list", test: LIST, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
