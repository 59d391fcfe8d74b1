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

const STRING_RENDERER = "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js";
/** `virtual:string-renderer` is `react-dom/server` without streams, 100 KB, which nothing needs. */
const stringRenderer: Plugin = {
  name: "string-renderer",
  resolveId(id, importer) {
    if (id !== "virtual:string-renderer") return undefined;
    const isServed = this.environment.mode === "dev";
    return isServed
      ? this.resolve("react-dom/server", importer)
      : fileURLToPath(new URL(STRING_RENDERER, import.meta.url));
  },
};

/** PostCSS, which cleans styles of texts, does without it, as in browsers. */
const NO_SOURCE_MAPS = "\0source-map-js";
const withoutSourceMaps: Plugin = {
  name: "without-source-maps",
  enforce: "pre",
  resolveId: (id) => (id === "source-map-js" ? NO_SOURCE_MAPS : undefined),
  load: (id) => (id === NO_SOURCE_MAPS ? "export default {}" : undefined),
};

const OTHER_RESOURCE = /\/node_modules\/openai\/resources\/(?!chat\/)/;
/** The client of the text service with its chats alone; empty classes stand for the rest, 50 KB gzip. */
const onlyChats: Plugin = {
  name: "only-chats",
  transform(code, id) {
    const classes = OTHER_RESOURCE.test(id) ? code.match(/^export class \w+/gm) : null;
    return classes && { code: classes.map((start) => `${start} {}`).join("\n"), map: null };
  },
};

/** `light-dark()`, which the style sheets do not use; lowering it adds rules to every `color-scheme`. */
const LIGHT_DARK = 1 << 20;

const isIn =
  (...paths: string[]) =>
  (id: string) =>
    paths.some((path) => id.includes(`/${path}`));

const isLibrary = isIn("node_modules/");
/** What only forms need, 50 KB gzip. */
const isOfForms = isIn(
  ...["zod", "react-hook-form", "@hookform"].map((name) => `node_modules/${name}/`),
  ...["app/admin/draft/", "app/admin/form/", "app/admin/history/", "worker/outbound/"],
  "app/admin/settings/settings-form.tsx",
  ...["worker/fields.ts", "worker/picture-fields.ts", "worker/text/url.ts", "worker/text/visible-text.ts"],
);
const isOfLists = isIn("app/admin/record-list/");
const isOfPages = isIn("app/public/", "app/ui/");

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
    stringRenderer,
    withoutSourceMaps,
    onlyChats,
    reloadPages,
  ],
  build: { modulePreload: false, rolldownOptions: { checks } },
  environments: {
    // Source maps are uploaded with it, so that traces stay readable.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // Else the root, whose boundary shows a page only on the server, would load the layout of pages.
          treeshake: { moduleSideEffects: [{ test: /\/app\/public\//, sideEffects: false }] },
          output: {
            // What many screens share comes in four files: a screen asks for 20 instead of 50, and 10 % less.
            codeSplitting: {
              groups: [
                // Else it lies in the file of the forms, which every screen would load for it.
                { name: "preload", test: "vite/preload-helper", priority: 4 },
                { name: "libraries", test: (id) => isLibrary(id) && !isOfForms(id), minShareCount: 10, priority: 3 },
                {
                  name: "panel",
                  test: (id) => !isOfForms(id) && !isOfLists(id) && !isOfPages(id),
                  minShareCount: 9,
                  priority: 2,
                },
                { name: "forms", test: isOfForms, minShareCount: 4, priority: 1 },
                { name: "record-list", test: isOfLists, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
