// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { adWait, watchVisitor } from "../../app/enhance/ad-moment";

const since = 1_000_000;
const quiet = { since, acted: since, isBusy: false };

describe("a splash ad waits", () => {
  it.each([
    [0, 7_000],
    [6_999, 1],
    [7_000, 0],
    [60_000, 0],
  ])("seven seconds of a visit: %i ms after its start for %i ms", (passed, left) => {
    expect(adWait({ ...quiet, now: since + passed })).toBe(left);
  });

  it.each([
    [5_000, 7_000, 0],
    [5_001, 7_000, 1],
    [6_999, 7_000, 1_999],
    [6_999, 8_999, 0],
    [59_000, 60_500, 500],
  ])("for two seconds without an action: after one at %i ms, at %i ms, for %i ms", (acted, passed, left) => {
    expect(adWait({ ...quiet, acted: since + acted, now: since + passed })).toBe(left);
  });

  it("while the visitor is busy, at whom it looks again after two seconds", () => {
    expect(adWait({ ...quiet, now: since + 60_000, isBusy: true })).toBe(2_000);
    expect(adWait({ ...quiet, now: since + 6_000, isBusy: true })).toBe(1_000);
  });

  it.each([
    ...["pointerdown", "pointerup", "click", "keydown", "input", "scroll"],
    ...["visibilitychange", "popstate", "hashchange"],
  ])("for two seconds after the last %s", async (action) => {
    vi.useFakeTimers();
    const shown = vi.fn();
    const quietMoment = watchVisitor(Date.now());
    await vi.advanceTimersByTimeAsync(6_500);
    dispatchEvent(new Event(action));
    void quietMoment().then(shown);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toHaveBeenCalled();
  });

  it.each(["scroll", "visibilitychange", "pointerdown", "keydown"])(
    "ten seconds for the page of a link that is followed, also after a later %s",
    async (later) => {
      vi.useFakeTimers();
      document.body.innerHTML = '<a href="#blog">Blog</a>';
      const shown = vi.fn();
      const quietMoment = watchVisitor(Date.now());
      document.querySelector("a")?.click();
      await vi.advanceTimersByTimeAsync(1_000);
      dispatchEvent(new Event(later));
      void quietMoment().then(shown);
      await vi.advanceTimersByTimeAsync(8_900);
      expect(shown).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(shown).toHaveBeenCalled();
    },
  );
});
