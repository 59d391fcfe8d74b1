/**
 * Calls back once the reader sees something: what nobody waits for leaves the line to what he does wait for, and a
 * page that is prerendered or opened in the background asks for nothing until it is looked at.
 */
export function afterFirstPaint(callback: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
