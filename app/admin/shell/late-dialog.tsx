import { type ComponentType, useEffect, useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";

/**
 * A dialog whose file is fetched when it is first opened. Where that fails, a message says so and the dialog is closed
 * again, so that its button tries once more.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let known: ComponentType<Props> | undefined;
  return function LateDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => known);
    const { onClose } = props;
    useEffect(() => {
      if (Dialog) return;
      let isOpen = true;
      load().then(
        (module) => {
          known = module.default;
          if (isOpen) setDialog(() => module.default);
        },
        () => {
          if (!isOpen) return;
          toast.error(READ_FAILED.dialog, { id: READ_FAILED.dialog });
          onClose();
        },
      );
      return () => {
        isOpen = false;
      };
    }, [Dialog, onClose]);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
