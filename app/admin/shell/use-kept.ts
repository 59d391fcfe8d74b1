import { useState } from "react";

/** The latest data of a query: previous data stay visible when the next request fails. */
export function useKept<Data>(data: Data | undefined): Data | undefined {
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  return data ?? known;
}
