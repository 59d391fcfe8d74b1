import { Navigate, useLocation } from "react-router";
import { importAddress } from "./import-link";

const KINDS: Record<string, "post" | "casino" | "promotion"> = {
  "/admin/blog/import": "post",
  "/admin/casinos/import": "casino",
  "/admin/promotions/import": "promotion",
};

/** Leads the former screens of imports to the one of all kinds. */
export default function FormerImport() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <Navigate to={importAddress(KINDS[pathname])} state={state} replace />;
}
