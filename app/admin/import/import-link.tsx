import { Button } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { withQuery } from "../../ui/addresses";
import { FROM_LIST } from "../list/way-back";
import type { KindName } from "./kinds";

export const importAddress = (kind: KindName | undefined) => withQuery(href("/admin/import"), { tur: kind });

export function ImportLink({ to }: { to: string }) {
  return (
    <Button asChild variant="surface">
      <Link to={to} state={FROM_LIST}>
        İçe aktar
      </Link>
    </Button>
  );
}
