import { useQuery } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { UNCONFIGURED } from "../../../worker/writing/sentences";
import { answered, api } from "../api";

/** Duration (ms) of the toast, which is longer than others. */
const TOAST_MS = 8_000;

/** Whether the text service is configured; `ask` runs an action, or shows how to configure the service. */
export function useWritingStatus() {
  const { data: status } = useQuery({
    queryKey: ["writing"],
    queryFn: () => answered(api.writing.$get()),
    staleTime: 300_000,
  });
  const ask = (run: () => void) =>
    status?.is_configured === false ? toast.error(UNCONFIGURED, { id: "writing", duration: TOAST_MS }) : run();
  return { isConfigured: status?.is_configured, ask };
}
