import { createElement } from "react";
import toast from "react-hot-toast";
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLocation, useRouteError } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { scopeKey } from "../../../worker/scope.server";
import { answered, api, ApiError, sentenceOf } from "../api";
import { useAccount } from "../session/account";
import { NotForRole } from "./not-for-role";
import { loadedScreen, loadScreen } from "./load-screen";
import { LoadError } from "./loaded";
import { mayOpen, screenAt } from "./screens";
import { ScreenFrame } from "./screen-frame";
import { Skeleton } from "./skeleton";
import { useHydrated } from "./use-hydrated";

const pathOf = ({ url }: Request) => new URL(url).pathname;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = context.get(scopeKey);
  return account && mayOpen(account.role, pathOf(request)) ? null : data(null, { status: 403 });
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
  const isHydrated = useHydrated();
  if (!mayOpen(role, pathname)) return <NotForRole screen={screenAt(pathname)} role={role} />;
  if (!isHydrated)
    return (
      <ScreenFrame title={screenAt(pathname)}>
        <Skeleton count={20} />
      </ScreenFrame>
    );
  const screen = loadedScreen(pathname);
  if (!screen) throw new ApiError(0, READ_FAILED.screen);
  return createElement(screen);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!(error instanceof ApiError)) throw error;
  return (
    <ScreenFrame title={screenAt(pathname)}>
      <LoadError error={error} refetch={() => void tryAgain()} />
    </ScreenFrame>
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
