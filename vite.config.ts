import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";

/** Public pages run no React in the browser, so a change is shown by loading the page again. */
const reloadPages: Plugin = {
  name: "reload-pages",
  configureServer(server) {
    server.watcher.on("change", () => server.environments.client.hot.send({ type: "full-reload" }));
  },
};

const ENHANCEMENT = "virtual:enhancement/";

/** `virtual:enhancement/<name>` is the text of `app/enhance/<name>.ts`, bundled for browsers. */
const enhancement: Plugin = {
  name: "enhancement",
  resolveId: (id) => (id.startsWith(ENHANCEMENT) ? `\0${id}` : undefined),
  async load(id) {
    const [, name] = id.split(`\0${ENHANCEMENT}`);
    if (!name) return undefined;
    const bundle = await build({
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        modulePreload: false,
        copyPublicDir: false,
        rollupOptions: { input: `app/enhance/${name}.ts`, output: { format: "iife" } },
      },
    });
    if (!("output" in bundle)) throw new Error(`app/enhance/${name}.ts was not bundled once`);
    const [script] = bundle.output;
    for (const file of Object.keys(script.modules)) this.addWatchFile(file);
    return `export default ${JSON.stringify(script.code.trim().replaceAll("</script", "<\\/script"))}`;
  },
};

/** Says how long plugins took, on slow machines only. */
const checks = { pluginTimings: false };

/** `light-dark()`, which the style sheets do not use; lowering it adds rules to every `color-scheme`. */
const LIGHT_DARK = 1 << 20;

export default defineConfig({
  css: { lightningcss: { exclude: LIGHT_DARK } },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env["STATE_DIR"] || ".wrangler/state" },
    }),
    reactRouter(),
    enhancement,
    reloadPages,
  ],
  build: { modulePreload: false },
  environments: {
    // Source maps are uploaded with it, so that traces stay readable.
    ssr: { build: { minify: true, rolldownOptions: { checks } } },
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            // What many screens share comes in two files: a screen asks for 20 instead of 50, and 10 % less.
            codeSplitting: {
              groups: [
                { name: "libraries", test: /node_modules/, minShareCount: 8, priority: 1 },
                { name: "panel", minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
});
