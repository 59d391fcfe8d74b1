import { Refusal } from "../refusal";
import { TOO_BUSY } from "./sentences";

const WAIT_MS = 5_000;
const POLL_MS = 20;
/** A request whose sender has left ends without giving its slot back. */
const SLOT_EXPIRES_MS = 2_000;

/** Until when (ms) each slot of this isolate is taken. */
const takenUntil = [0, 0];

/** Runs two hashes at a time, then as long none, since each blocks the isolate. Throws `too_many` after five seconds. */
export async function limitHashing<T>(hash: () => Promise<T>): Promise<T> {
  const { slot, start } = await takeSlot();
  try {
    return await hash();
  } finally {
    // The platform's clock stands still until the next event.
    await wait(0);
    const end = Date.now();
    takenUntil[slot] = end + (end - start);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function takeSlot() {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const start = Date.now();
    const slot = takenUntil.findIndex((end) => end <= start);
    if (slot >= 0) {
      takenUntil[slot] = start + SLOT_EXPIRES_MS;
      return { slot, start };
    }
    if (start >= deadline) throw new Refusal("too_many", TOO_BUSY, { retryAfter: WAIT_MS / 1_000 });
    await wait(POLL_MS);
  }
}
