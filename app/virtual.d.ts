declare module "virtual:enhancement/*" {
  /** A minified script of public pages, bundled by `vite.config.ts`. */
  const script: string;
  export default script;
}
