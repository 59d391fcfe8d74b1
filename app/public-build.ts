import type { ServerBuild } from "react-router";

export * as entry from "./entry.server";

type Module = NonNullable<ServerBuild["routes"][string]>["module"];

const files = import.meta.glob<Module>(
  [
    "./root.tsx",
    "./public/**/*.tsx",
    // They load with the panel's part of the Worker, since fewer visitors open them.
    "!./public/{authors,changes,site-map}/*",
    "!./public/promotions/{compare,comparison}.tsx",
  ],
  { eager: true },
);

/** React Router's server build with the public pages that the Worker starts with: the modules of `app/public/`, by the ids of their routes. */
export const modules = Object.fromEntries(
  Object.entries(files).map(([path, module]) => [path.replace(/^\.\/|\.tsx$/g, ""), module]),
);
