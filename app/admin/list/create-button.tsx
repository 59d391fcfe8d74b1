import { Button } from "@radix-ui/themes";
import { Link } from "react-router";
import { FROM_LIST } from "./way-back";

/** Opens the form of a new record, on a screen of its own or in a dialog. */
export type Creation = { label: string } & ({ to: string } | { open: () => void });

export function CreateButton({ creation, variant = "solid" }: { creation: Creation; variant?: "solid" | "surface" }) {
  if ("open" in creation)
    return (
      <Button className="create-button" variant={variant} onClick={creation.open}>
        {creation.label}
      </Button>
    );
  return (
    <Button className="create-button" asChild variant={variant}>
      <Link to={creation.to} state={FROM_LIST}>
        {creation.label}
      </Link>
    </Button>
  );
}
