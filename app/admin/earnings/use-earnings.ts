import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useSearchParams } from "react-router";
import { PERIODS } from "../../../worker/earnings/constants";
import { periodProblem } from "../../../worker/earnings/period";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { useKept } from "../shell/use-kept";

export type Earnings = InferResponseType<typeof api.earnings.$get, 200>;
export type EarningsRow = Earnings["tables"]["casino"][number];
export type Money = NonNullable<Earnings["totals"]["money"]>;

export const EARNINGS = "earnings";

/** The period, table and order, stored in the address of the screen. */
export function useChoice() {
  const [params, setParams] = useSearchParams();
  function choose(changes: Record<string, string>) {
    const next = { ...Object.fromEntries(params), ...changes };
    const kept = Object.entries(next).filter(([, value]) => value !== "");
    setParams(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  }
  const valueOf = (name: string) => params.get(name) ?? undefined;
  return { valueOf, choose };
}

/**
 * The report of the period in the address; the former one stays in view until it has arrived, or if it fails. `problem`
 * says why chosen days have none.
 */
export function useEarnings() {
  const { valueOf } = useChoice();
  const period = PERIODS.find((known) => known === valueOf("period")) ?? "30";
  const days = period === "own" ? { from: valueOf("from"), to: valueOf("to") } : undefined;
  const problem = days && periodProblem(days);
  const query = { period, ...days };
  const report = useQuery({
    queryKey: [EARNINGS, query],
    queryFn: () => answered(api.earnings.$get({ query }), READ_FAILED.earnings),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: !problem,
  });
  return { ...report, data: useKept(report.data), problem };
}
