import { Link as TextLink } from "@radix-ui/themes";
import { Link } from "react-router";
import { withQuery } from "../../ui/addresses";
import { SOURCE } from "./copies";
import { FROM_LIST } from "./way-back";

interface DuplicateLinkProps {
  /** Address of the form for a new record. */
  to: string;
  id: string;
  /** The record's name, for the accessible label. */
  of: string;
}

/** Opens the form for a new record, filled from this one; nothing is written until it is saved. */
export function DuplicateLink({ to, id, of }: DuplicateLinkProps) {
  return (
    <TextLink asChild size="1">
      <Link to={withQuery(to, { [SOURCE]: id })} state={FROM_LIST} aria-label={`Çoğalt: ${of}`}>
        Çoğalt
      </Link>
    </TextLink>
  );
}
