/** A seeded generator of pseudorandom numbers, so that a failure can be reproduced (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  /** A whole number from 0 to `below - 1`. */
  return function random(below: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
