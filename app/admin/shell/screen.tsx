import { Flex, Heading } from "@radix-ui/themes";
import { createElement } from "react";
import toast from "react-hot-toast";
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLocation, useRouteError } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { scopeKey } from "../../../worker/scope.server";
import { answered, api, ApiError, sentenceOf } from "../api";
import { useAccount } from "../session/account";
import { AdministratorsOnly } from "./administrators-only";
import { loadedScreen, loadScreen } from "./load-screen";
import { LoadError } from "./loaded";
import { mayOpen, screenAt } from "./screens";

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Preloads the screen for server rendering; the browser preloads its first screen before hydration. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = context.get(scopeKey);
  if (!account || !mayOpen(account.role, pathOf(request))) return data(null, { status: 403 });
  await loadScreen(pathOf(request));
  return null;
}

/**
 * Imports a screen on navigation. A failed import is shown inside the panel; React Router would reload the page, which
 * offline shows the browser's error page. Throws `ApiError`.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  try {
    await loadScreen(pathOf(request));
    return null;
  } catch {
    await checkConnection();
    // The server answers, so the file belongs to an older deployment: reload.
    location.assign(request.url);
    throw new ApiError(0, READ_FAILED.screen);
  }
}

export const shouldRevalidate = () => false;

export default function AnyScreen() {
  const { pathname } = useLocation();
  const { role } = useAccount();
  if (!mayOpen(role, pathname)) return <AdministratorsOnly screen={screenAt(pathname)} />;
  const screen = loadedScreen(pathname);
  if (!screen) throw new ApiError(0, READ_FAILED.screen);
  return createElement(screen);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!(error instanceof ApiError)) throw error;
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        {screenAt(pathname)}
      </Heading>
      <LoadError error={error} refetch={() => void tryAgain()} />
    </Flex>
  );
}

const checkConnection = () => answered(api.session.$get(), READ_FAILED.screen);

async function tryAgain() {
  try {
    await checkConnection();
    // Some browsers cache a failed module import.
    location.reload();
  } catch (error) {
    toast.error(sentenceOf(error), { id: READ_FAILED.screen });
  }
}
