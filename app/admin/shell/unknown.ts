import { redirect } from "react-router";

export function loader() {
  return redirect("/");
}

/** Never rendered: the loader always redirects. */
export default function UnknownPanelPage() {
  return null;
}
