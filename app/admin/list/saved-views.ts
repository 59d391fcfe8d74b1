import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

export type ViewScreen = InferRequestType<(typeof api)["saved-views"]["$get"]>["query"]["screen"];

/** The person's own views of a list. */
export function useSavedViews(screen: ViewScreen) {
  const queries = useQueryClient();
  const queryKey = ["saved views", screen];
  const views = api["saved-views"];
  const { data } = useQuery({
    queryKey,
    queryFn: () => answered(views.$get({ query: { screen } }), READ_FAILED.views),
    staleTime: Infinity,
  });
  /** Reloads the views, even if the change has failed. */
  const after = <Answer>(change: Promise<Answer>) => change.finally(() => void queries.invalidateQueries({ queryKey }));
  return {
    views: data,
    /** One of the same name is replaced. */
    save: (view: { name: string; query: string; is_default?: boolean }) =>
      after(answered(views.$post({ json: { screen, ...view } }), SAVE_FAILED.view)),
    change: (id: string, json: { name: string; is_default: boolean }) =>
      after(answered(views[":id"].$put({ param: { id }, json }), SAVE_FAILED.view)),
    remove: (id: string) => after(answered(views[":id"].$delete({ param: { id } }), SAVE_FAILED.view)),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

/** Shows the default view when the list is opened without any query. */
export function useDefaultView({ views }: SavedViews) {
  const [params, setParams] = useSearchParams();
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || !views) return;
    isDecided.current = true;
    const view = views.find(({ is_default }) => is_default);
    if (view && params.size === 0) setParams(new URLSearchParams(view.query), { replace: true });
  }, [views, params, setParams]);
}
