import { Button } from "@radix-ui/themes";
import { Link } from "react-router";
import { FROM_LIST } from "../list/way-back";

export function ImportLink({ to }: { to: string }) {
  return (
    <Button asChild variant="surface">
      <Link to={to} state={FROM_LIST}>
        İçe aktar
      </Link>
    </Button>
  );
}
