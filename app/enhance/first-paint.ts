/**
 * Calls back after the first paint, so that secondary requests do not compete with the page; in a prerendered or
 * background page, when it becomes visible.
 */
export function afterFirstPaint(callback: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
