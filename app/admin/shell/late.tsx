import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { LoadFailure } from "./loaded";
import { Skeleton, type SkeletonProps } from "./skeleton";

/** Import of a `.client` file, which the Worker does not need. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A hook that returns the component of a file once it is loaded, and a function that retries after `onFailed`. */
function loaded<Props>(load: Load<Props>) {
  let known: ComponentType<Props> | undefined;
  return function useLoaded(onFailed: () => void) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(1);
    const fail = useEffectEvent(onFailed);
    useEffect(() => {
      if (Part) return;
      let isShown = true;
      load().then(
        (module) => {
          known = module.default;
          if (isShown) setPart(() => module.default);
        },
        () => isShown && fail(),
      );
      return () => {
        isShown = false;
      };
    }, [Part, attempt]);
    return [Part, () => setAttempt((n) => n + 1)] as const;
  };
}

/**
 * A dialog whose file is loaded when it is first opened. If that fails, an error is shown and the dialog closes;
 * opening it again retries.
 */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const useLoaded = loaded(load);
  return function LateDialog(props: Props) {
    const [Dialog] = useLoaded(() => {
      toast.error(READ_FAILED.dialog, { id: READ_FAILED.dialog });
      props.onClose();
    });
    return Dialog ? <Dialog {...props} /> : null;
  };
}

/** A part of a screen whose file is loaded when it is first shown; offers a retry if that fails. */
export function latePart<Props extends object>(load: Load<Props>, skeleton?: SkeletonProps) {
  const useLoaded = loaded(load);
  return function LatePart(props: Props) {
    const [isFailed, setFailed] = useState(false);
    const [Part, retry] = useLoaded(() => setFailed(true));
    function tryAgain() {
      setFailed(false);
      retry();
    }
    if (Part) return <Part {...props} />;
    if (isFailed) return <LoadFailure sentence={READ_FAILED.part} refetch={tryAgain} />;
    return <Skeleton {...skeleton} />;
  };
}
