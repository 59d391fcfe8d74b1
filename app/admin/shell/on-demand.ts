import { type ComponentType, useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";

/**
 * A dialog whose file is loaded when it is first opened, and the function that loads it: it resolves to false, after an
 * error toast, when that fails.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> }>();
  async function ready(): Promise<boolean> {
    try {
      const Dialog = await load();
      setLoaded({ Dialog });
      return true;
    } catch {
      toast.error(READ_FAILED.screen);
      return false;
    }
  }
  return [loaded?.Dialog, ready] as const;
}
