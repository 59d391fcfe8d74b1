import { Button } from "@radix-ui/themes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { SplashAd } from "../../../db/schema";
import type { List } from "../../../worker/http/list";
import { answered, api } from "../api";

const LISTS = ["splash-ads", "list"];

/** Switches an ad on or off: at once on the screen, and back again when the server refuses. */
export function ActivationToggle({ ad: { id, title, is_active } }: { ad: SplashAd }) {
  const queries = useQueryClient();
  const show = (isActive: boolean) =>
    queries.setQueriesData<List<SplashAd>>(
      { queryKey: LISTS },
      (list) =>
        list && { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, is_active: isActive } : row)) },
    );
  const { mutate, isPending } = useMutation({
    mutationFn: async (isActive: boolean) => {
      const { activation } = api["splash-ads"][":id"];
      await answered(isActive ? activation.$put({ param: { id } }) : activation.$delete({ param: { id } }));
    },
    onMutate: async (isActive) => {
      await queries.cancelQueries({ queryKey: LISTS });
      show(isActive);
    },
    onError: (_error, isActive) => {
      show(!isActive);
      toast.error("Durum değiştirilemedi");
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["splash-ads"] }),
  });
  return (
    <Button
      size="1"
      variant="soft"
      color={is_active ? "grass" : "gray"}
      aria-pressed={is_active}
      aria-label={`${is_active ? "Aktif" : "Pasif"}: ${title}`}
      disabled={isPending}
      onClick={() => mutate(!is_active)}
    >
      {is_active ? "Aktif" : "Pasif"}
    </Button>
  );
}
