/**
 * Calls back after the first paint with content, which a prerendered or background page has when it becomes visible. On
 * a slow phone an empty frame may be painted before it.
 */
export function afterFirstPaint(callback: () => void) {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
