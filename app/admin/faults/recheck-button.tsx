import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { OutsideFault } from "../../../worker/dashboard/faults.server";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { NamedButton } from "../list/named-button";
import { failureSentence } from "./sentences";

interface Props {
  faults: OutsideFault[];
  /** Name of the record. */
  of: string;
}

/** Rechecks addresses of other sites and shows the results. */
export function RecheckButton({ faults, of }: Props) {
  const addresses = faults.map(({ target }) => target);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => answered(api.dashboard.checks.$post({ json: { addresses } }), CHANGE_FAILED.check),
    onSuccess: ({ checked }) => {
      const failed = checked.flatMap(({ reason }) => (reason === null ? [] : [failureSentence(reason)]));
      if (failed.length === 0) toast.success(`${addresses.length > 1 ? "Adresler" : "Adres"} artık açılıyor`);
      else toast.error(`Hâlâ açılmıyor: ${[...new Set(failed)].join(", ")}`);
    },
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: () =>
      Promise.all(["dashboard", "faults"].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  });
  return <NamedButton label="Yeniden denetle" of={of} loading={isPending} onClick={() => mutate()} />;
}
