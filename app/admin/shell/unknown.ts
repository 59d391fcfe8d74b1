import { redirect } from "react-router";

/** Unknown addresses of the panel lead home, like all others. */
export function loader() {
  return redirect("/");
}

/** Renders nothing: the loader always redirects. */
export default function UnknownPanelPage() {
  return null;
}
