import type { Version } from "../site/version.server";

/** Milliseconds for which an answer about the version counts for other requests too. */
export const TRUSTED_MS = 25;

/**
 * The last version that a request of this isolate heard of. Times are those of asking, so that no later write is
 * missed. Under load one request asks again while the others go on with what is known, for as long again at most.
 */
export class LatestVersion {
  #version: Version | undefined;
  #asked = 0;
  #asking = 0;
  #written = 0;

  /** What may be trusted now; undefined where the caller has to ask, and then to say what it heard. */
  trusted(now: Date): Version | undefined {
    const time = now.getTime();
    const isAskedFor = this.#asking > this.#asked;
    if (time - this.#asked < (isAskedFor ? 2 : 1) * TRUSTED_MS) return this.#version;
    this.#asking = time;
    return undefined;
  }

  heard(version: Version, asked: Date) {
    const time = asked.getTime();
    if (time <= Math.max(this.#asked, this.#written)) return;
    this.#version = version;
    this.#asked = time;
  }

  /** To be called when this isolate has written: nothing asked for before counts any more. */
  forget(written: Date) {
    this.#version = undefined;
    this.#written = written.getTime();
  }
}
