import { Button } from "@radix-ui/themes";
import { Link } from "react-router";
import { FROM_LIST } from "./way-back";

export function EditLink({ to, of }: { to: string; of: string }) {
  return (
    <Button asChild size="1" variant="soft">
      <Link to={to} state={FROM_LIST} aria-label={`Düzenle: ${of}`}>
        Düzenle
      </Link>
    </Button>
  );
}
