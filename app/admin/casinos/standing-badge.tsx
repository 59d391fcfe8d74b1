import { Badge } from "@radix-ui/themes";
import type { Standing } from "../../../db/schema/criteria";
import { STANDING_LABELS } from "../../../worker/casinos/score";

const COLORS = { verified: "grass", pending: "gray", not_recommended: "red" } as const;

export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <Badge color={COLORS[standing]}>{STANDING_LABELS[standing]}</Badge>
);
