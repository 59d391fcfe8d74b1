import { Button } from "@radix-ui/themes";
import { useVerify } from "./use-verify";

/** Marks the data of a record as equal to the operator's page. */
export function VerifyButton({ id, of }: { id: string; of: string }) {
  const { verify, isBusy } = useVerify(id);
  return (
    <Button size="1" variant="surface" aria-label={`Doğruladım: ${of}`} loading={isBusy} onClick={() => verify()}>
      Doğruladım
    </Button>
  );
}
