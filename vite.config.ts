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

const SITE_SCRIPT = "app/enhance/site.ts";

/** Bundles the script of public pages by itself, since it shares nothing with the panel. */
async function siteFiles() {
  const names = "assets/[name]-[hash].js";
  const output = { minify: true, entryFileNames: names, chunkFileNames: names };
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: SITE_SCRIPT, formats: ["es"] },
      rolldownOptions: { output, preserveEntrySignatures: false, checks },
    },
  });
  return (Array.isArray(built) ? built : []).flatMap(({ output }) => output).filter((file) => file.type === "chunk");
}

/** `virtual:site-script` is the address of the script of public pages. */
const siteScript: Plugin = {
  name: "site-script",
  resolveId: (id) => (id === "virtual:site-script" ? `\0${id}` : undefined),
  async load(id) {
    if (id !== "\0virtual:site-script") return undefined;
    const isServed = this.environment.mode === "dev";
    const path = isServed ? SITE_SCRIPT : (await siteFiles()).find((file) => file.isEntry)?.fileName;
    return `export default "/${path}"`;
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const { fileName, code } of await siteFiles()) this.emitFile({ type: "asset", fileName, source: code });
  },
};

/** `light-dark()`, which the style sheets do not use; lowering it adds rules to every `color-scheme`. */
const LIGHT_DARK = 1 << 20;

/** What only forms need, 50 KB gzip; every screen has the save key and the leave prompt. */
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform|diff)\/|worker\/(fields|outbound\/template|text\/(url|visible-text)|(blog|casinos|promotions)\/(rules|bonus-terms))|admin\/(form\/(?!use-save-key|leave-|select\.)|draft|history|pictures\/(kept-|form-))/;

/** What only screens with a list of records load; the dashboard has actions of rows and its own returned row, too. */
const LIST =
  /app\/admin\/(list\/(all-|bulk-(?!action\.)|column|duplicate-|edit-|filter|list-|offer-|record-|remov|row-(?!action)|switch-|use-(list|range|toggle)|view)|trash\/restoration)/;

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
    siteScript,
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
                  test: (id) => !FORMS.test(id) && !LIST.test(id) && !/\/app\/(public|ui)\/(?!stored)/.test(id),
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
