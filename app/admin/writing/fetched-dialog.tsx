import { type ComponentType, lazy, Suspense, useEffect } from "react";
import toast from "react-hot-toast";

interface Closing {
  onClose: () => void;
}

/** A dialog that is fetched when it is first opened; where that fails it says so and closes, and the form stays. */
export function fetchedDialog<Props extends Closing>(fetchDialog: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazy<ComponentType<Props>>(() => fetchDialog().catch(() => ({ default: Unfetched })));
  return function FetchedDialog(props: Props) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

function Unfetched({ onClose }: Closing) {
  useEffect(() => {
    toast.error("Pencere yüklenemedi. Yazdıklarınızı kaydedip sayfayı yenileyin.", { id: "unfetched" });
    onClose();
  }, [onClose]);
  return null;
}
