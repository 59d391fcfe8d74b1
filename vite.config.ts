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

const ENHANCEMENT = "virtual:enhancement";

/** `virtual:enhancement` is the text of the one script of public pages, `app/enhance/` bundled for browsers. */
const enhancement: Plugin = {
  name: "enhancement",
  resolveId: (id) => (id === ENHANCEMENT ? `\0${ENHANCEMENT}` : undefined),
  async load(id) {
    if (id !== `\0${ENHANCEMENT}`) return undefined;
    const bundle = await build({
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        modulePreload: false,
        copyPublicDir: false,
        rollupOptions: { input: "app/enhance/enhance.ts" },
      },
    });
    if (!("output" in bundle)) throw new Error("app/enhance was not bundled once");
    const [script] = bundle.output;
    for (const file of Object.keys(script.modules)) this.addWatchFile(file);
    return `export default ${JSON.stringify(script.code.trim().replaceAll("</script", "<\\/script"))}`;
  },
};

/** Says how long plugins took, on slow machines only. */
const checks = { pluginTimings: false };

export default defineConfig({
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
