import { Button } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Fault } from "../../../worker/dashboard/faults.server";
import { type EditedKind, pictureFieldAddress } from "../kinds";
import { RecheckButton } from "./recheck-button";
import { isOutside } from "./sentences";

interface Faulty {
  kind: EditedKind;
  id: string;
  name: string;
  faults: Fault[];
}

/** Actions on a record's faults: opening the field of a missing picture, rechecking addresses. */
export function faultActions({ kind, id, name, faults }: Faulty): ReactNode {
  const isBare = faults.some(({ type, target }) => type === "picture" && target === null);
  const outside = faults.filter(isOutside);
  const picture = isBare && pictureFieldAddress(kind, id);
  if (!picture && outside.length === 0) return null;
  return (
    <>
      {picture && (
        <Button asChild size="1" variant="surface">
          <Link to={picture} aria-label={`Görsel seç: ${name}`}>
            Görsel seç
          </Link>
        </Button>
      )}
      {outside.length > 0 && <RecheckButton faults={outside} of={name} />}
    </>
  );
}
