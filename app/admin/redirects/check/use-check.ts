import { useEffect, useRef, useState } from "react";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../../worker/failure-sentences";
import {
  CHECKED_ADDRESSES,
  type CheckedAddress,
  PROPOSED_ADDRESSES,
} from "../../../../worker/redirects/checking-rules";
import { answered, api, sentenceOf } from "../../api";

/** Records like an address. */
export type Nearest = { path: string; title: string }[];
/** By address. */
export type Results = ReadonlyMap<string, CheckedAddress>;

const REQUESTS_AT_ONCE = 3;

/** Checks addresses in small requests; what was checked before a stop or a failure stays. */
export function useCheck() {
  const [results, setResults] = useState<Results>(new Map());
  const [nearest, setNearest] = useState<ReadonlyMap<string, Nearest>>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);

  /** Replaces all results, or adds to them if it `continues`. */
  async function run(addresses: readonly string[], continues = false) {
    const rest = [...addresses];
    const missing: string[] = [];
    const show = (done: number) => setProgress({ done, total: addresses.length });
    let done = 0;
    isStopped.current = false;
    if (!continues) setResults(new Map());
    show(0);
    async function propose(left: string[]) {
      while (left.length > 0) {
        const paths = left.splice(0, PROPOSED_ADDRESSES);
        const answer = answered(api["unknown-addresses"].nearest.$post({ json: { paths } }), READ_FAILED.addresses);
        const found = Object.entries((await answer).nearest);
        setNearest((known) => new Map([...known, ...found]));
      }
    }
    async function work() {
      while (rest.length > 0 && !isStopped.current) {
        const paths = rest.splice(0, CHECKED_ADDRESSES);
        const { checked } = await answered(api.redirects.check.$post({ json: { paths } }), READ_FAILED.addresses);
        setResults((known) => new Map([...known, ...checked.map((one) => [one.address, one] as const)]));
        missing.push(...checked.filter(({ kind }) => kind === "missing").map(({ address }) => address));
        show((done += paths.length));
      }
    }
    try {
      await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
      await propose(missing);
    } catch (error) {
      stop();
      toast.error(sentenceOf(error));
    }
    setProgress(undefined);
  }
  return { results, nearest, progress, run, stop };
}
