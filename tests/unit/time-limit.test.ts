import { describe, expect, it, vi } from "vitest";
import { startTimeLimit } from "../../worker/writing/time-limit";

const never = new AbortController().signal;

describe("a time limit", () => {
  it("ends at the idle timeout, which tokens restart and waits pause, or at the total timeout", () => {
    vi.useFakeTimers();
    const silent = startTimeLimit({ totalMs: 1_000, idleMs: 300 }, never);
    vi.advanceTimersByTime(299);
    silent.restartIdleTimer();
    vi.advanceTimersByTime(299);
    expect(silent.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(silent.signal.reason).toMatchObject({ message: "0 saniye boyunca yanıt gelmedi" });

    const long = startTimeLimit({ totalMs: 180_000, idleMs: 30_000 }, never);
    for (let second = 0; second < 179; second++) {
      vi.advanceTimersByTime(1_000);
      long.restartIdleTimer();
    }
    expect(long.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(long.signal.reason).toMatchObject({ message: "yanıt 180 saniyede tamamlanmadı" });
    const waiting = startTimeLimit({ totalMs: 1_000, idleMs: 300 }, never);
    waiting.pauseIdleTimer();
    vi.advanceTimersByTime(999);
    expect(waiting.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(waiting.signal.aborted).toBe(true);
    for (const limit of [silent, long, waiting]) limit.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends with the caller, even one who had left before", () => {
    const caller = new AbortController();
    const limit = startTimeLimit({ totalMs: 1_000, idleMs: 1_000 }, caller.signal);
    caller.abort();
    expect(limit.signal.aborted).toBe(true);
    expect(startTimeLimit({ totalMs: 1_000, idleMs: 1_000 }, caller.signal).signal.aborted).toBe(true);
  });
});
