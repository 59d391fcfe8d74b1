declare module "virtual:enhancement/*" {
  /** A minified script of public pages, bundled by `vite.config.ts`. */
  const script: string;
  export default script;
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
