import { Flex, Heading } from "@radix-ui/themes";
import { createElement } from "react";
import toast from "react-hot-toast";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLocation, useRouteError } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError, sentenceOf } from "../api";
import { loadedScreen, loadScreen } from "./load-screen";
import { Unread } from "./loaded";
import { screenAt } from "./screens";

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Has the screen at hand before it is rendered; the browser has its first one before it takes the page over. */
export async function loader({ request }: LoaderFunctionArgs) {
  await loadScreen(pathOf(request));
  return null;
}

/**
 * Loads a screen that is opened for the first time. Where React Router loaded it, a lost connection would end on the
 * browser's error page; here it ends inside the panel. Throws `ApiError`.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  try {
    await loadScreen(pathOf(request));
    return null;
  } catch {
    await checkConnection();
    // The server is there, so the file is one of a panel that was replaced meanwhile.
    location.assign(request.url);
    throw new ApiError(0, READ_FAILED.screen);
  }
}

/** A screen that is there stays there. */
export const shouldRevalidate = () => false;

/** Whichever screen the address names. */
export default function AnyScreen() {
  const { pathname } = useLocation();
  const screen = loadedScreen(pathname);
  if (!screen) throw new ApiError(0, READ_FAILED.screen);
  return createElement(screen);
}

/** Stands in the place of a screen that could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!(error instanceof ApiError)) throw error;
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        {screenAt(pathname)}
      </Heading>
      <Unread error={error} refetch={() => void tryAgain()} />
    </Flex>
  );
}

const checkConnection = () => answered(api.session.$get(), READ_FAILED.screen);

async function tryAgain() {
  try {
    await checkConnection();
    // Some browsers never ask again for a file that they could not get once.
    location.reload();
  } catch (error) {
    toast.error(sentenceOf(error), { id: READ_FAILED.screen });
  }
}
