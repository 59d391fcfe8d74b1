import type { ReactNode } from "react";
import { Link } from "react-router";
import { type EditedKind, editorAddress } from "../kinds";
import { FROM_LIST } from "./way-back";

interface RecordLinkProps {
  kind: EditedKind;
  id: string;
  children: ReactNode;
}

/** A link to the form of a record. Saving it, or going back, leads here again. */
export const RecordLink = ({ kind, id, children }: RecordLinkProps) => (
  <Link to={editorAddress(kind, id)} state={FROM_LIST}>
    {children}
  </Link>
);
