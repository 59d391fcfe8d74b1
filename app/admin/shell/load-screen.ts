import type { ComponentType } from "react";
import { matchPath } from "react-router";
import { SCREEN_MODULES } from "./screen-modules";

/** Empty on the server, which renders only the frame: screens show nothing before they ask the API. */
const MODULES = import.meta.env.SSR ? {} : SCREEN_MODULES;
const loaded = new Map<() => Promise<unknown>, ComponentType>();

const moduleAt = (pathname: string) =>
  Object.entries<() => Promise<{ default: ComponentType }>>(MODULES).find(([path]) =>
    matchPath(`/${path}`, pathname),
  )?.[1];

/** Imports the screen of an address, if any. Throws when the file cannot be loaded. */
export async function loadScreen(pathname: string): Promise<void> {
  const load = moduleAt(pathname);
  if (load) loaded.set(load, (await load()).default);
}

export function loadedScreen(pathname: string): ComponentType | undefined {
  const load = moduleAt(pathname);
  return load && loaded.get(load);
}
