import { act } from "@testing-library/react";

/** Runs `work` and waits for the renders that it causes. */
export const actAsync = (work: () => void) => act(() => Promise.resolve(work()));

/** Starts an asynchronous call of a hook without waiting for its end, which `act` would. */
export async function begin<Result>(call: () => Promise<Result>): Promise<{ done: Promise<Result> }> {
  let done!: Promise<Result>;
  await actAsync(() => void (done = call()));
  return { done };
}
