import { useEffect, useRef, useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../../worker/failure-sentences";
import { CHECKED_ADDRESSES, type CheckedAddress } from "../../../../worker/redirects/checking-rules";
import { answered, api, sentenceOf } from "../../api";

/** By address. */
export type Results = ReadonlyMap<string, CheckedAddress>;

const REQUESTS_AT_ONCE = 3;

/** Checks addresses in small requests; what was checked before a stop or a failure stays. */
export function useCheck() {
  const [results, setResults] = useState<Results>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);

  /** Adds to what is `known`. */
  async function run(addresses: readonly string[], known: Results = new Map()) {
    const [found, rest] = [new Map(known), [...addresses]];
    const show = (done: number) => setProgress({ done, total: addresses.length });
    let done = 0;
    isStopped.current = false;
    setResults(known);
    show(0);
    async function work() {
      while (rest.length > 0 && !isStopped.current) {
        const paths = rest.splice(0, CHECKED_ADDRESSES);
        const { checked } = await answered(api.redirects.check.$post({ json: { paths } }), READ_FAILED.addresses);
        for (const one of checked) found.set(one.address, one);
        setResults(new Map(found));
        show((done += paths.length));
      }
    }
    try {
      await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
    } catch (error) {
      stop();
      toast.error(sentenceOf(error));
    }
    setProgress(undefined);
  }
  return { results, progress, run, stop };
}
