declare module "virtual:site-script" {
  /** The address of the script of public pages, see `vite.config.ts`. */
  const address: string;
  export default address;
}

declare module "virtual:string-renderer" {
  export { renderToString } from "react-dom/server";
}

/** `app/public-build.ts` for the Worker, which must not import from `app`. */
declare module "virtual:public-build" {
  export const entry: typeof import("./entry.server");
  /** Each route has types of its own; React Router checks what it calls. */
  export const modules: Record<string, NonNullable<import("react-router").ServerBuild["routes"][string]>["module"]>;
}

declare module "virtual:react-router/server-manifest" {
  const manifest: import("react-router").ServerBuild["assets"];
  export default manifest;
}
