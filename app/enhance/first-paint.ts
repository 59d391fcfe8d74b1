/** Calls back after the first paint, which a prerendered or background page has when it becomes visible. */
export function afterFirstPaint(callback: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
