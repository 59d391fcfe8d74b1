declare module "virtual:enhancement" {
  /** The one script of public pages, minified; made by `vite.config.ts`. */
  const script: string;
  export default script;
}
